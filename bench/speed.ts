import { mkdir, writeFile } from 'node:fs/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags, findChromium, offFeatures } from '../tooling/machine/find-chromium.ts'
import { speedBudgets } from './budgets.ts'
import { median, type Row } from './row.ts'

const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const
type Figure = keyof typeof figures

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const reports = '.bench/reports'

/** One run of Lighthouse's default, a slow phone, in a browser that has never seen the site. */
async function run(url: string, name: string, attempts = 3): Promise<Result> {
  const chrome = await launch({
    chromePath: findChromium() ?? 'chromium',
    chromeFlags: [
      ...chromiumFlags,
      '--headless',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--ignore-certificate-errors',
      `--disable-features=${offFeatures}`,
    ],
    logLevel: 'error',
  })
  try {
    const options = { port: chrome.port, output: 'html', logLevel: 'error' } as const
    const result = await lighthouse(url, { ...options, disableFullPageScreenshot: true })
    const problem = result ? result.lhr.runtimeError?.message : 'no result'
    // Now and then Chromium gives no trace.
    if (problem && attempts > 1) return await run(url, name, attempts - 1)
    if (!result || problem) throw new Error(`${url}: ${problem}`)
    await writeFile(`${reports}/${name}.html`, String(result.report))
    return result.lhr
  } finally {
    chrome.kill()
  }
}

const medianOf = (results: readonly Result[], figure: Figure) =>
  median(results.map(({ audits }) => audits[figures[figure]]?.numericValue ?? Number.NaN))

/** The audits that cost a category its full score. */
const complaints = ({ categories: all, audits }: Result, category: string) =>
  (all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`)

/** Loads pages beside themselves without script, in turns, and beside an empty page. */
export async function judgeSpeed(
  origins: { site: string; stripped: string },
  pages: readonly string[],
  runs: number,
): Promise<Row[]> {
  await mkdir(reports, { recursive: true })
  const collected = new Map<string, Result[]>()
  const urls = [
    ...pages.flatMap(page => [origins.site + page, origins.stripped + page]),
    `${origins.stripped}/blank.html`,
  ]
  for (let count = 1; count <= runs; count++) {
    for (const url of urls) {
      console.error(`Lighthouse ${count}/${runs}: ${url}`)
      const name = `${url.replaceAll(/\W+/g, '-')}-${count}`
      collected.set(url, [...(collected.get(url) ?? []), await run(url, name)])
    }
  }
  const resultsOf = (url: string) => collected.get(url) ?? []
  const blank = medianOf(resultsOf(`${origins.stripped}/blank.html`), 'FCP')
  return pages.flatMap(page => {
    const own = resultsOf(origins.site + page)
    const beside = resultsOf(origins.stripped + page)
    const ratio = (figure: Figure, measure: string, other: number, most: number): Row => {
      const value = medianOf(own, figure)
      return {
        page,
        measure,
        value: `${Math.round(value)} ms, ${(value / other).toFixed(3)} times ${Math.round(other)}`,
        budget: `≤ ${most} times`,
        isKept: value <= other * most,
      }
    }
    const { fcp, lcp, fcpBesideEmpty, tbt, tbtNoise, cls, score } = speedBudgets
    const blocked = { value: medianOf(own, 'TBT'), beside: medianOf(beside, 'TBT') }
    return [
      ratio('FCP', 'FCP beside no script', medianOf(beside, 'FCP'), fcp),
      ratio('FCP', 'FCP beside empty', blank, fcpBesideEmpty),
      ratio('LCP', 'LCP beside no script', medianOf(beside, 'LCP'), lcp),
      {
        page,
        measure: 'TBT',
        value: `${Math.round(blocked.value)} ms beside ${Math.round(blocked.beside)}`,
        budget: `≤ ${tbt} times + ${tbtNoise} ms`,
        isKept: blocked.value <= blocked.beside * tbt + tbtNoise,
      },
      {
        page,
        measure: 'CLS',
        value: medianOf(own, 'CLS').toFixed(4),
        budget: `≤ ${cls}`,
        isKept: medianOf(own, 'CLS') <= cls,
      },
      ...categories
        // Search engines are told to skip it.
        .filter(category => !(page === '/thank-you' && category === 'seo'))
        .map(category => {
          const value = median(own.map(each => (each.categories[category]?.score ?? 0) * 100))
          const details = own.flatMap(each => complaints(each, category))
          const isKept = value >= score
          return { page, measure: category, value: `${value}`, budget: `${score}`, isKept, details }
        }),
    ]
  })
}
