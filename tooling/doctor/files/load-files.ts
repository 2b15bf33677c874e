import { type Deployment, isOk, type Page } from '../deployment.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import { type HttpAnswer, request } from '../request.ts'
import { extensionOf, findFileProblem } from './file-problem.ts'
import { findNamedFiles } from './named-files.ts'

/** A file that the site names, as its host answers. */
export interface SiteFile {
  address: string
  /** Null when there was no answer. */
  answer: HttpAnswer | null
  /** Why a browser cannot use it; null when it can. */
  problem: string | null
}

/** Kinds of files that name others. */
const naming = ['js', 'css', 'webmanifest']

async function load(name: string, { address, net }: Deployment): Promise<SiteFile> {
  try {
    const answer = await request(address + name, net)
    return { address: name, answer, problem: findFileProblem(name, answer) }
  } catch (cause) {
    const { message } = explainNetworkProblem(cause, net.timeout)
    return { address: name, answer: null, problem: message }
  }
}

/**
 * Asks for the files that the pages name, and for those that these name in turn. A deployment that is
 * not published at siteUrl yet serves what has a complete address at its own.
 */
export async function loadFiles(pages: Page[], deployment: Deployment): Promise<SiteFile[]> {
  const files = new Map<string, SiteFile>()
  let texts = pages.filter(isOk).map(({ answer }) => answer.body)
  while (texts.length > 0) {
    const own = texts.map(text => text.replaceAll(`${deployment.siteUrl}/`, '/'))
    const named = new Set(own.flatMap(findNamedFiles))
    const fresh = [...named].filter(name => !files.has(name))
    const loaded = await Promise.all(fresh.map(name => load(name, deployment)))
    for (const file of loaded) files.set(file.address, file)
    texts = loaded
      .filter(({ address, problem }) => problem === null && naming.includes(extensionOf(address)))
      .map(({ answer }) => answer?.body ?? '')
  }
  return [...files.values()]
}
