import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { withFreshChromium } from './browser.ts'
import { median } from './quantiles.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface PageSpeed {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scores: Record<Category, number>
  /** The audits that cost a category its full score. */
  complaints: { category: Category; text: string }[]
}

const reports = path.resolve(import.meta.dirname, '../.bench/reports')

function complaintsOf(result: Result, category: Category): PageSpeed['complaints'] {
  const { score, auditRefs } = result.categories[category] ?? { score: 0, auditRefs: [] }
  if (score === 1) return []
  return auditRefs.flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
    const text = [id, audit.title, audit.displayValue].filter(Boolean).join(', ')
    return [{ category, text }]
  })
}

function readResult(result: Result): PageSpeed {
  const figure = (audit: string) => {
    const value = result.audits[audit]?.numericValue
    if (value === undefined)
      throw new Error(`Lighthouse has no ${audit} for ${result.requestedUrl}`)
    return value
  }
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    complaints: categories.flatMap(category => complaintsOf(result, category)),
  }
}

/** One run of Lighthouse's default (mobile) configuration, and once more if Chromium gave no trace. */
async function measure(url: string) {
  for (let attempt = 1; ; attempt++) {
    const run = await withFreshChromium(port =>
      lighthouse(url, { port, output: 'html', logLevel: 'error', disableFullPageScreenshot: true }),
    )
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError } = run.lhr
    if (!runtimeError) return run
    if (attempt === 2) throw new Error(runtimeError.message)
    console.error(`Once more: ${runtimeError.code}`)
  }
}

/** Measures a page; the report stays in .bench/reports. */
export async function runLighthouse(url: string, reportName: string): Promise<PageSpeed> {
  const { lhr, report } = await measure(url)
  await mkdir(reports, { recursive: true })
  await writeFile(path.join(reports, `${reportName}.html`), String(report))
  return readResult(lhr)
}

/** Each figure's median; every complaint once. */
export function medianOf(runs: PageSpeed[]): PageSpeed {
  const score = (category: Category) => median(runs.map(run => run.scores[category]))
  const complaints = new Map(
    runs.flatMap(run => run.complaints).map(each => [`${each.category} ${each.text}`, each]),
  )
  return {
    fcp: median(runs.map(run => run.fcp)),
    lcp: median(runs.map(run => run.lcp)),
    tbt: median(runs.map(run => run.tbt)),
    cls: median(runs.map(run => run.cls)),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    complaints: [...complaints.values()],
  }
}
