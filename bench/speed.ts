import { judgeSpeed, type Row } from './judge.ts'
import { medianOf, type PageSpeed, runLighthouse } from './lighthouse-runs.ts'
import type { BenchPage } from './pages.ts'

interface Origins {
  site: string
  stripped: string
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
async function judgePage(
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

/** Loads every page in Lighthouse, beside itself without script and an empty page. */
export async function judgeAllSpeeds(
  pages: BenchPage[],
  runs: number,
  origins: Origins,
): Promise<Row[]> {
  const blank = await measureBlank(runs, origins.stripped)
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await judgePage(page, runs, origins, blank)))
  return rows
}
