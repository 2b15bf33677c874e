import os from 'node:os'
import type { Browser } from '@playwright/test'
import { nginxVersion } from '../tooling/hosting/nginx-config.ts'
import { launchChromium } from '../tooling/machine/launch-chromium.ts'
import { flags } from './browser.ts'
import { buildSites } from './build-sites.ts'
import { judgeAllInteractions } from './interaction/judge-interactions.ts'
import { judgeSizes, type Row } from './judge.ts'
import { judgeAllMemory } from './memory/judge-memory.ts'
import { largestModules } from './modules.ts'
import { type Options, type Part, readOptions, usage } from './options.ts'
import type { BenchPage } from './pages.ts'
import { type Result, writeResult } from './result.ts'
import { serve } from './serve.ts'
import { measureSizes } from './sizes.ts'
import { judgeAllSpeeds } from './speed.ts'
import { formatBroken, formatTable } from './table.ts'

async function judgeAllSizes(
  browser: Browser,
  chosen: BenchPage[],
  origin: string,
): Promise<Row[]> {
  const home = await measureSizes(browser, `${origin}/`)
  const rows: Row[] = []
  for (const page of chosen) {
    const sizes = page.path === '/' ? home : await measureSizes(browser, `${origin}${page.path}`)
    rows.push(...judgeSizes(page, sizes, home))
  }
  for (const { isKept, chunks = [], reasons } of rows) {
    if (!isKept) for (const chunk of chunks) reasons.push(...(await largestModules(chunk)))
  }
  return rows
}

async function measure({ parts, pages, runs }: Options): Promise<Result> {
  const [loadBefore = 0] = os.loadavg()
  if (loadBefore > 0.5)
    console.error(`This machine is busy (load ${loadBefore.toFixed(1)}): expect noisy speeds.`)
  const folders = await buildSites()
  const rulesOf = folders.site
  const site = await serve({ folder: folders.site, rulesOf })
  const stripped = await serve({ folder: folders.stripped, rulesOf })
  const origins = { site: site.origin, stripped: stripped.origin }
  const browser = await launchChromium(flags)
  const judges: Record<Part, () => Promise<Row[]>> = {
    sizes: () => judgeAllSizes(browser, pages, origins.site),
    speed: () => judgeAllSpeeds(pages, runs.speed, origins),
    interaction: () => judgeAllInteractions(browser, origins.site, runs.interaction),
    memory: () => judgeAllMemory(browser, origins.site),
  }
  const result: Result = {
    date: new Date().toISOString(),
    chromium: browser.version(),
    nginx: nginxVersion(),
    load: { before: loadBefore, after: 0 },
    runs,
    rows: {},
  }
  for (const part of parts) result.rows[part] = await judges[part]()
  result.load.after = os.loadavg()[0] ?? 0
  await browser.close()
  site.close()
  stripped.close()
  return result
}

function print({ date, chromium: version, nginx, runs, rows }: Result) {
  const titles: Record<Part, string> = {
    speed: `Lighthouse, mobile, median of ${runs.speed}`,
    interaction: `From an input to the next paint, four times slowed down, ${runs.interaction} fresh pages each, beside an empty button`,
    memory: 'What the page holds more after many rounds',
    sizes: 'Sizes (brotli) and requests',
  }
  console.log(`\n${date.slice(0, 10)}, Chromium ${version}, nginx ${nginx}`)
  // The type of Object.entries forgets the names.
  for (const [part, title] of Object.entries(titles) as [Part, string][]) {
    const judged = rows[part]
    if (judged) console.log(`\n${title}\n${formatTable(judged)}`)
  }
}

/** The options of the command; null, with a word of what is wrong, if nothing is to be measured. */
function readCommand(): Options | null {
  try {
    const options = readOptions(process.argv.slice(2))
    if (!options.help) return options
    console.log(usage)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exitCode = 2
  }
  return null
}

async function bench(options: Options) {
  const result = await measure(options)
  print(result)
  if (options.json) await writeResult(options.json, result)
  const broken = Object.values(result.rows)
    .flat()
    .filter(({ isKept }) => !isKept)
  console.log(`\n${broken.length > 0 ? formatBroken(broken) : 'Every budget is kept.'}`)
  process.exitCode = broken.length > 0 ? 1 : 0
}

const options = readCommand()
if (options) await bench(options)
