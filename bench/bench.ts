import { parseArgs } from 'node:util'
import { pages } from '../e2e/harness/pages.ts'
import { launchChromium } from '../tooling/machine/launch-chromium.ts'
import { judgeInteractions } from './interactions.ts'
import { serveSites } from './sites.ts'
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

const { close, ...origins } = await serveSites()
const browser = await launchChromium([
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--ignore-certificate-errors',
])
console.log(`Chromium ${browser.version()}, Node.js ${process.version}\n`)

const judge = {
  sizes: () => judgeSizes(browser, origins.site, values.page),
  speed: () => judgeSpeed(origins, values.page, runs),
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
close()
