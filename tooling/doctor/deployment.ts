import { content } from '../../src/content/for-tooling.ts'
import { about, type Check, faultsOr } from './check.ts'
import type { LocalBuild } from './local-build.ts'
import type { HttpAnswer, Net } from './request.ts'

/** A published site to check. */
export interface Deployment {
  /** The origin that is checked, without a slash at the end. */
  address: string
  /** The origin in the content (site.url), which canonical addresses start with. */
  siteUrl: string
  /** The addresses that the forms post to. */
  webhooks: string[]
  /** The site as it was built on this machine, if it was. */
  build: LocalBuild | null
  net: Net
}

export interface Page {
  path: string
  answer: HttpAnswer
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

/** Whether the answer for an unknown address is the 404 page of the site, not one of the host. */
export function isOurNotFound({ answer }: Page): boolean {
  return answer.body.includes('Oops! Page not found')
}

type Faults = Check | Check[]

/** Runs a check on each page; `sound` is the message when no page has a fault. */
export async function checkPages(
  check: string,
  pages: Page[],
  sound: string,
  findFaults: (page: Page, outcomes: ReturnType<typeof about>) => Faults | Promise<Faults>,
): Promise<Check[]> {
  const faults = pages.map(async page => findFaults(page, about(check, page.path)))
  return faultsOr((await Promise.all(faults)).flat(), about(check, 'sito').ok(sound))
}
