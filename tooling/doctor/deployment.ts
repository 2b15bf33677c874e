import { content } from '../../src/content/for-tooling.ts'
import { type Check, ok } from './check.ts'
import type { Answer, Net } from './request.ts'

/** A deployment to look at. */
export interface Deployment {
  /** Where it is looked at: an origin, without a slash at the end. */
  address: string
  /** Where it says that it lives (site.url in the content). */
  siteUrl: string
  /** Where its forms post. */
  webhooks: string[]
  /** The text of dist/_headers, when the site was built on this machine. */
  builtHeaders: string | null
  net: Net
}

export interface Page {
  path: string
  answer: Answer
}

const pages = Object.values(content.pages).filter(({ path }) => path !== '*')

export const pagePaths: string[] = pages.map(({ path }) => path)

/** Whether search engines may list the page of a path. */
export function isIndexed(path: string): boolean {
  return pages.some(page => page.path === path && page.isIndexed)
}

export function isOk({ answer }: Page): boolean {
  return answer.status === 200
}

/** Faults that differ only in their page become one line that lists the pages. */
function joinPages(faults: Check[]): Check[] {
  const joined = new Map<string, Check>()
  for (const fault of faults) {
    const key = JSON.stringify({ ...fault, target: '' })
    const before = joined.get(key)
    joined.set(key, before ? { ...before, target: `${before.target}, ${fault.target}` } : fault)
  }
  return [...joined.values()]
}

/** The faults of some pages, or one line that says that there is none. */
export function faultsOr(faults: Check[], check: string, message: string): Check[] {
  return faults.length > 0 ? joinPages(faults) : [ok(check, 'sito', message)]
}
