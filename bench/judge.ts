import { sizeBudgets, speedBudgets } from './budgets.ts'
import { categories, type PageSpeed } from './lighthouse-runs.ts'
import type { BenchPage } from './pages.ts'
import type { PageSizes } from './sizes.ts'

export interface Row {
  page: string
  measure: string
  site: string
  /** The same of what no page can outrun: without script, an empty page, an empty button. */
  beside: string
  ratio: string
  budget: string
  isKept: boolean
  /** False where the machine allows no judgement; such a budget counts as kept. */
  isJudged?: boolean
  /** What was measured, as a number: milliseconds, bytes, points. */
  value: number
  /** What to look at when the budget is broken. */
  reasons: string[]
  /** Scripts of the build that the measure is made of. */
  chunks?: string[]
}

const milliseconds = (value: number) => `${Math.round(value)} ms`
const kilobytes = (value: number) => `${(value / 1000).toFixed(2)} kB`

/** Holds a page's speed against its budgets, the same page's without script and an empty page's. */
export function judgeSpeed(
  page: BenchPage,
  site: PageSpeed,
  stripped: PageSpeed,
  blankFcp: number,
): Row[] {
  const row = { page: page.path, ratio: '', reasons: [] }
  const { paintRatio, blankRatio, tbtRatio, tbtNoise } = speedBudgets
  const paint = (measure: string, value: number, other: number, most: number): Row => ({
    ...row,
    measure,
    value,
    site: milliseconds(value),
    beside: milliseconds(other),
    ratio: (value / other).toFixed(3),
    budget: `≤ ${most} times`,
    isKept: value <= other * most,
  })
  return [
    paint('FCP', site.fcp, stripped.fcp, paintRatio),
    paint('FCP beside empty', site.fcp, blankFcp, blankRatio),
    paint('LCP', site.lcp, stripped.lcp, paintRatio),
    {
      ...row,
      measure: 'TBT',
      value: site.tbt,
      site: milliseconds(site.tbt),
      beside: milliseconds(stripped.tbt),
      budget: `≤ ${tbtRatio} times + ${tbtNoise} ms`,
      isKept: site.tbt <= stripped.tbt * tbtRatio + tbtNoise,
    },
    {
      ...row,
      measure: 'CLS',
      value: site.cls,
      site: site.cls.toFixed(4),
      beside: stripped.cls.toFixed(4),
      budget: `≤ ${speedBudgets.cls}`,
      isKept: site.cls <= speedBudgets.cls,
    },
    ...categories.map(category => {
      const isAsked = !(category === 'seo' && page.isNoindex)
      return {
        ...row,
        measure: category,
        value: site.scores[category],
        site: String(site.scores[category]),
        beside: String(stripped.scores[category]),
        budget: isAsked ? String(speedBudgets.score) : 'not asked',
        isKept: !isAsked || site.scores[category] >= speedBudgets.score,
        reasons: site.complaints.filter(each => each.category === category).map(({ text }) => text),
      }
    }),
  ]
}

/** Holds a page's sizes and requests against its budgets; `home` is what the home page weighs. */
export function judgeSizes(page: BenchPage, sizes: PageSizes, home: PageSizes): Row[] {
  const budgets = { ...sizeBudgets, ...page.sizes }
  const row = { page: page.path, beside: '', ratio: '', reasons: [] }
  const size = (measure: string, part: keyof PageSizes['files'], limit: number): Row => {
    const value = sizes[part]
    const files = sizes.files[part]
    return {
      ...row,
      measure,
      value,
      site: kilobytes(value),
      budget: `≤ ${kilobytes(limit)}`,
      isKept: value <= limit,
      reasons: files.slice(0, 5).map(file => `${file.name}: ${kilobytes(file.size)}`),
      chunks: files.map(({ name }) => name).filter(name => name.endsWith('.js')),
    }
  }
  const none = (measure: string, addresses: string[]): Row => ({
    ...row,
    measure,
    value: addresses.length,
    site: String(addresses.length),
    budget: 'none',
    isKept: addresses.length === 0,
    reasons: addresses,
  })
  const scriptLimit =
    typeof budgets.script === 'number' ? budgets.script : home.script + budgets.script.beyondHome
  return [
    size('script before idle', 'earlyScript', budgets.earlyScript),
    size('script after idle', 'script', scriptLimit),
    size('script fetched ahead', 'aheadScript', budgets.aheadScript),
    size('page with headers', 'answer', budgets.answer),
    size('fonts', 'fonts', budgets.fonts),
    none('uncalled-for early requests', sizes.uncalledFor),
    none('requests to other hosts', sizes.foreign),
  ]
}
