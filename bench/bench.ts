import { parseArgs } from 'node:util'
import { nginxVersion } from '../tooling/hosting/run-nginx.ts'
import { launchChromium } from '../tooling/machine/launch-chromium.ts'
import { judgeActions } from './actions.ts'
import { judgeMemory } from './memory.ts'
import { formatRows } from './row.ts'
import { serveSites } from './sites.ts'
import { judgeSizes } from './sizes.ts'
import { judgeSpeed } from './speed.ts'

const pages = [
  '/',
  '/aziende',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/thank-you',
]
const parts = ['sizes', 'speed', 'actions', 'memory'] as const

const usage = `npm run bench -- [parts] [options]
  parts: ${parts.join(', ')}; without any, all
  --runs <n>     how often Lighthouse loads a page and an action is done (5)
  --page <path>  only this page's sizes and speed; may be repeated`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: pages },
    help: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const isUnderstood =
  runs > 0 &&
  positionals.every(part => parts.some(each => each === part)) &&
  values.page.every(page => pages.includes(page))
if (values.help || !isUnderstood) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const { close, ...origins } = await serveSites()
const browser = await launchChromium([
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--ignore-certificate-errors',
])
console.log(`Chromium ${browser.version()}, nginx ${nginxVersion()}, Node.js ${process.version}\n`)

async function judge(part: (typeof parts)[number]) {
  if (part === 'speed') return judgeSpeed(origins, values.page, runs)
  if (part === 'actions') return judgeActions(browser, origins.site, runs)
  if (part === 'memory') return judgeMemory(browser, origins.site)
  const rows = []
  for (const page of values.page) rows.push(...(await judgeSizes(browser, origins.site, page)))
  return rows
}

for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part)) continue
  const rows = await judge(part)
  console.log(`${formatRows(rows)}\n`)
  for (const { page, measure, details = [] } of rows.filter(({ isKept }) => !isKept)) {
    process.exitCode = 1
    console.log([`${page} ${measure}:`, ...details].join('\n  '))
  }
}
await browser.close()
close()
