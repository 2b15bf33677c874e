import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build, project, webhooks } from '../e2e/harness/build-sites.ts'
import { pages } from '../e2e/harness/pages.ts'
import { runNginx } from '../e2e/harness/run-nginx.ts'
import { withoutScriptAttribute } from '../src/lib/start-signals.ts'
import { precompress } from '../tooling/hosting/hosting.ts'
import { launchChromium } from '../tooling/machine/launch-chromium.ts'
import { judgeInteractions } from './interactions.ts'
import { judgeSizes } from './sizes.ts'
import { judgeSpeed } from './speed.ts'

const parts = ['sizes', 'speed', 'interactions'] as const

const usage = `npm run bench -- [parts] [options]
  parts: ${parts.join(', ')}; without any, all
  --runs <n>     how often Lighthouse loads a page and an interaction is done (5)
  --page <path>  only this page's sizes and speed; may be repeated`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: pages },
  },
})
const runs = Number(values.runs)
const isUnderstood =
  runs > 0 &&
  positionals.every(part => parts.some(each => each === part)) &&
  values.page.every(page => pages.includes(page))
if (!isUnderstood) {
  console.log(usage)
  process.exit(2)
}

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs
const site = path.join(project, '.bench/site/dist')
const stripped = path.join(project, '.bench/stripped/dist')

/** The demonstration, and the same pages without any script. */
async function buildSites() {
  await build({ root: project, folder: site, isDemo: true, env: webhooks('') })
  await rm(stripped, { recursive: true, force: true })
  await cp(site, stripped, { recursive: true, filter: file => !/\.(?:js|br|gz)$/.test(file) })
  for (const name of await readdir(stripped)) {
    if (!name.endsWith('.html')) continue
    const file = path.join(stripped, name)
    const page = await readFile(file, 'utf8')
    await writeFile(file, page.replace(scripts, '').replace(` ${withoutScriptAttribute}`, ''))
  }
  await precompress(stripped)
}

// For a host that is only this machine; the browser is told to take it.
const pem = path.join(project, 'tooling/doctor/testing/test-only-localhost.pem')
const tls = { certificate: pem, key: pem }
const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--ignore-certificate-errors',
]
const origins = { site: 'https://127.0.0.1:4373', stripped: 'https://127.0.0.1:4374' }

await buildSites()
// As a real host serves them: nginx, HTTP/2 over TLS, brotli and all headers.
const servers = [
  await runNginx({ folder: site, port: 4373, tls }),
  await runNginx({ folder: stripped, rulesOf: site, port: 4374, tls }),
]
await setTimeout(1000)
const browser = await launchChromium(flags, true)
console.log(`Chromium ${browser.version()}, Node.js ${process.version}\n`)

const judge = {
  sizes: () => judgeSizes(browser, origins.site, values.page),
  speed: () => judgeSpeed(origins, values.page, { runs, flags }),
  interactions: () => judgeInteractions(browser, origins.site, runs),
}

for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part)) continue
  const rows = await judge[part]()
  console.log('| Page | Measure | Value | Budget | |\n| --- | --- | --- | --- | --- |')
  for (const { page, measure, value, budget, isKept } of rows)
    console.log(`| ${page} | ${measure} | ${value} | ${budget} | ${isKept ? 'ok' : 'FAIL'} |`)
  for (const { page, measure, details = [] } of rows.filter(({ isKept }) => !isKept)) {
    process.exitCode = 1
    console.log([`\n${page} ${measure}:`, ...details].join('\n  '))
  }
  console.log()
}
await browser.close()
for (const server of servers) server.kill()
