import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags, findChromium, offFeatures } from '../tooling/machine/find-programs.ts'
import { type Row, speedBudgets } from './budgets.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of Lighthouse's default, a slow phone, in a browser that has never seen the site. */
async function run(url: string, attempts = 3): Promise<Result> {
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
    const options = {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
    } as const
    const { lhr } = (await lighthouse(url, options)) ?? {}
    if (lhr && !lhr.runtimeError) return lhr
    // Now and then Chromium gives no trace.
    if (attempts > 1) return await run(url, attempts - 1)
    throw new Error(`${url}: ${lhr?.runtimeError?.message}`)
  } finally {
    chrome.kill()
  }
}

function median(results: readonly Result[], read: (result: Result) => number | null | undefined) {
  const values = results.map(result => read(result) ?? Number.NaN).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue

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
  const collected = new Map<string, Result[]>()
  const empty = `${origins.stripped}/blank.html`
  const urls = [...pages.flatMap(page => [origins.site + page, origins.stripped + page]), empty]
  for (let count = 1; count <= runs; count++) {
    for (const url of urls) {
      console.error(`Lighthouse ${count}/${runs}: ${url}`)
      collected.set(url, [...(collected.get(url) ?? []), await run(url)])
    }
  }
  const medianOf = (url: string, id: string) => median(collected.get(url) ?? [], audit(id))
  return pages.flatMap(page => {
    const own = collected.get(origins.site + page) ?? []
    const { fcp, lcp, fcpBesideEmpty, tbt, tbtNoise, cls, score } = speedBudgets
    const row = (measure: string, id: string, beside: string, most: number, noise = 0): Row => {
      const [value, other] = [median(own, audit(id)), medianOf(beside, id)]
      return {
        page,
        measure,
        value: `${Math.round(value)} ms, ${(value / other).toFixed(3)} times ${Math.round(other)}`,
        budget: `≤ ${most} times${noise ? ` + ${noise} ms` : ''}`,
        isKept: value <= other * most + noise,
      }
    }
    const stripped = origins.stripped + page
    const shift = median(own, audit('cumulative-layout-shift'))
    return [
      row('FCP beside no script', 'first-contentful-paint', stripped, fcp),
      row('FCP beside empty', 'first-contentful-paint', empty, fcpBesideEmpty),
      row('LCP beside no script', 'largest-contentful-paint', stripped, lcp),
      row('TBT beside no script', 'total-blocking-time', stripped, tbt, tbtNoise),
      { page, measure: 'CLS', value: `${shift}`, budget: `≤ ${cls}`, isKept: shift <= cls },
      ...categories
        // Search engines are told to skip it.
        .filter(category => !(page === '/thank-you' && category === 'seo'))
        .map(category => {
          const value = median(own, each => (each.categories[category]?.score ?? 0) * 100)
          const details = own.flatMap(each => complaints(each, category))
          const isKept = value >= score
          return { page, measure: category, value: `${value}`, budget: `${score}`, isKept, details }
        }),
    ]
  })
}
