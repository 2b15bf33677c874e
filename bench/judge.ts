import { sizeBudgets, speedBudgets } from './budgets.ts'
import { categories, type PageSpeed } from './lighthouse-runs.ts'
import type { BenchPage } from './pages.ts'
import type { PageSizes } from './sizes.ts'

export interface Row {
  page: string
  measure: string
  site: string
  stripped: string
  ratio: string
  budget: string
  isKept: boolean
  /** What to look at when the budget is broken. */
  reasons: string[]
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
    site: milliseconds(value),
    stripped: milliseconds(other),
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
      site: milliseconds(site.tbt),
      stripped: milliseconds(stripped.tbt),
      budget: `≤ ${tbtRatio} times + ${tbtNoise} ms`,
      isKept: site.tbt <= stripped.tbt * tbtRatio + tbtNoise,
    },
    {
      ...row,
      measure: 'CLS',
      site: site.cls.toFixed(4),
      stripped: stripped.cls.toFixed(4),
      budget: `≤ ${speedBudgets.cls}`,
      isKept: site.cls <= speedBudgets.cls,
    },
    ...categories.map(category => {
      const isAsked = !(category === 'seo' && page.isNoindex)
      return {
        ...row,
        measure: category,
        site: String(site.scores[category]),
        stripped: String(stripped.scores[category]),
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
  const row = { page: page.path, stripped: '', ratio: '', reasons: [] }
  const size = (measure: string, value: number, limit: number): Row => ({
    ...row,
    measure,
    site: kilobytes(value),
    budget: `≤ ${kilobytes(limit)}`,
    isKept: value <= limit,
  })
  const none = (measure: string, addresses: string[]): Row => ({
    ...row,
    measure,
    site: String(addresses.length),
    budget: 'none',
    isKept: addresses.length === 0,
    reasons: addresses,
  })
  const scriptLimit =
    typeof budgets.script === 'number' ? budgets.script : home.script + budgets.script.beyondHome
  return [
    size('script before idle', sizes.earlyScript, budgets.earlyScript),
    size('script after idle', sizes.script, scriptLimit),
    size('script fetched ahead', sizes.aheadScript, budgets.aheadScript),
    size('page with headers', sizes.answer, budgets.answer),
    size('fonts', sizes.fonts, budgets.fonts),
    none('uncalled-for early requests', sizes.uncalledFor),
    none('requests to other hosts', sizes.foreign),
  ]
}
