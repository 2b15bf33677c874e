import lighthouse, { type Result } from 'lighthouse'
import { launchChromium } from '../tooling/machine/launch-chromium.ts'
import { atMost, type Row, times } from './row.ts'

/** Medians, as multiples of the same page's without any script. */
const mostTimes = { 'first-contentful-paint': 1.05, 'largest-contentful-paint': 1.05 }

/** The blocking time too; other programs of the machine may add so many milliseconds. */
const blocking = { times: 1.5, noise: 50 }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of Lighthouse's default, a slow phone, in a browser that has never seen the site. */
async function run(url: string, flags: readonly string[], attempts = 3): Promise<Result> {
  const port = 4375
  const browser = await launchChromium([...flags, `--remote-debugging-port=${port}`], true)
  try {
    const options = { port, logLevel: 'error', disableFullPageScreenshot: true } as const
    const { lhr } = (await lighthouse(url, options)) ?? {}
    if (lhr && !lhr.runtimeError) return lhr
    // Now and then Chromium gives no trace.
    if (attempts === 1) throw new Error(`${url}: ${lhr?.runtimeError?.message}`)
  } finally {
    await browser.close()
  }
  return run(url, flags, attempts - 1)
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

/** Loads pages beside themselves without script, in turns. */
export async function judgeSpeed(
  origins: { site: string; stripped: string },
  pages: readonly string[],
  { runs, flags }: { runs: number; flags: readonly string[] },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of pages) {
    const own: Result[] = []
    const stripped: Result[] = []
    for (let count = 1; count <= runs; count++) {
      console.error(`Lighthouse ${count}/${runs}: ${page}`)
      own.push(await run(origins.site + page, flags))
      stripped.push(await run(origins.stripped + page, flags))
    }
    for (const [id, most] of Object.entries(mostTimes)) {
      const share = median(own, audit(id)) / median(stripped, audit(id))
      rows.push(atMost(page, id, share, most, { show: times }))
    }
    const blocked = median(stripped, audit('total-blocking-time')) * blocking.times
    const tbt = median(own, audit('total-blocking-time'))
    rows.push(atMost(page, 'total-blocking-time', tbt, blocked + blocking.noise))
    rows.push(atMost(page, 'layout shift', median(own, audit('cumulative-layout-shift')), 0))
    for (const category of categories) {
      // Search engines are told to skip it.
      if (page === '/thank-you' && category === 'seo') continue
      const value = median(own, each => (each.categories[category]?.score ?? 0) * 100)
      const details = own.flatMap(each => complaints(each, category))
      const isKept = value >= 100
      rows.push({ page, measure: category, value: `${value}`, budget: '100', isKept, details })
    }
  }
  return rows
}
