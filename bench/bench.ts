import os from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { nginxVersion } from '../tooling/hosting/nginx-config.ts'
import { chromiumPath, flags } from './browser.ts'
import { buildSites } from './build-sites.ts'
import { judgeSizes, judgeSpeed, type Row } from './judge.ts'
import { medianOf, type PageSpeed, runLighthouse } from './lighthouse-runs.ts'
import { type BenchPage, pages } from './pages.ts'
import { serve } from './serve.ts'
import { measureSizes } from './sizes.ts'
import { formatBroken, formatTable } from './table.ts'

type Origins = { site: string; stripped: string }

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 0)
    throw new Error('--runs takes a number, 0 for sizes only')
  const unknown = values.page?.find(each => !pages.some(({ path }) => path === each))
  if (unknown) throw new Error(`${unknown} is not in bench/pages.ts`)
  return { runs, chosen: pages.filter(({ path }) => values.page?.includes(path) ?? true) }
}

async function judgeAllSizes(chosen: BenchPage[], origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  const day = new Date().toISOString().slice(0, 10)
  console.log(`\n${day}, Chromium ${browser.version()}, nginx ${nginxVersion()}`)
  const home = await measureSizes(browser, `${origin}/`)
  const rows: Row[] = []
  for (const page of chosen) {
    const sizes = page.path === '/' ? home : await measureSizes(browser, `${origin}${page.path}`)
    rows.push(...judgeSizes(page, sizes, home))
  }
  await browser.close()
  return rows
}

/** The FCP of an empty page on the same host, which no page can outrun. */
async function measureBlank(runs: number, origin: string): Promise<number> {
  const measured: PageSpeed[] = []
  for (let run = 1; run <= runs; run++) {
    console.error(`Lighthouse ${run}/${runs}: an empty page`)
    measured.push(await runLighthouse(`${origin}/blank.html`, `blank-${run}`))
  }
  return medianOf(measured).fcp
}

/** The runs of a page and of its stripped twin take turns, so that both meet the same machine. */
async function judgePageSpeed(
  page: BenchPage,
  runs: number,
  origins: Origins,
  blankFcp: number,
): Promise<Row[]> {
  const measured: { site: PageSpeed[]; stripped: PageSpeed[] } = { site: [], stripped: [] }
  for (let run = 1; run <= runs; run++) {
    const kinds = run % 2 ? (['site', 'stripped'] as const) : (['stripped', 'site'] as const)
    for (const kind of kinds) {
      console.error(
        `Lighthouse ${run}/${runs}: ${page.path}${kind === 'site' ? '' : ' without script'}`,
      )
      const name = `${page.path.slice(1).replaceAll('/', '-') || 'home'}-${kind}-${run}`
      measured[kind].push(await runLighthouse(`${origins[kind]}${page.path}`, name))
    }
  }
  return judgeSpeed(page, medianOf(measured.site), medianOf(measured.stripped), blankFcp)
}

async function bench() {
  const { runs, chosen } = readOptions()
  const [load = 0] = os.loadavg()
  if (load > 0.5)
    console.error(`This machine is busy (load ${load.toFixed(1)}): expect noisy speeds.`)
  const folders = await buildSites()
  const rulesOf = folders.site
  const site = await serve({ folder: folders.site, rulesOf })
  const stripped = await serve({ folder: folders.stripped, rulesOf })
  const sizeRows = await judgeAllSizes(chosen, site.origin)
  const speedRows: Row[] = []
  const blank = runs > 0 ? await measureBlank(runs, stripped.origin) : 0
  for (const page of runs > 0 ? chosen : []) {
    const origins = { site: site.origin, stripped: stripped.origin }
    speedRows.push(...(await judgePageSpeed(page, runs, origins, blank)))
  }
  site.close()
  stripped.close()

  if (speedRows.length > 0)
    console.log(`\nLighthouse, mobile, median of ${runs}\n${formatTable(speedRows)}`)
  console.log(`\nSizes (brotli) and requests\n${formatTable(sizeRows)}\n`)
  const broken = [...speedRows, ...sizeRows].filter(({ isKept }) => !isKept)
  console.log(broken.length > 0 ? formatBroken(broken) : 'Every budget is kept.')
  process.exitCode = broken.length > 0 ? 1 : 0
}

await bench()
