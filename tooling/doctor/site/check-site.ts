import { readFileSync } from 'node:fs'
import path from 'node:path'
import { content } from '../../../src/content/for-tooling.ts'
import { type BuiltSite, hashedFilesOf } from '../../hosting/hosted-site.ts'
import { toSource } from '../../hosting/security-headers.ts'
import { about, type Check, joinTargets } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import { ask, type HttpAnswer, type Net } from '../request.ts'
import { askAnswers } from './answers.ts'
import { fault } from './faults.ts'
import type { Question } from './question.ts'
import { askRedirects, targetOf } from './redirects.ts'

export interface Deployment {
  /** The origin that is checked, without a slash at the end. */
  address: string
  /** The origin in the content (site.url), which canonical addresses start with. */
  siteUrl: string
  webhooks: string[]
  /** What the site should be; null if it was not built on this machine. */
  built: BuiltSite | null
  net: Net
}

function unanswered(target: string, error: unknown, { timeout }: Net): Check {
  const { message, remedy } = explainNetworkProblem(error, timeout)
  return about('site.unanswered', target).error(message, remedy)
}

/** Asks four at a time: hosts refuse those who ask for much at once. An answer that does not come hinders no other. */
async function examine(questions: Question[], net: Net): Promise<Check[]> {
  const faults: Check[][] = []
  const waiting = questions.entries()
  const work = async () => {
    for (const [index, { target, url, judge, whenSilent }] of waiting) {
      try {
        faults[index] = judge(await ask(url, net))
      } catch (error) {
        const silence = unanswered(target, error, net)
        faults[index] = [whenSilent?.(silence.message) ?? silence]
      }
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return faults.flat()
}

/** The pages let leads go only to the webhooks that the build knew. */
function checkWebhooks({ commonPolicy: [, policy] }: BuiltSite, webhooks: string[]): Check[] {
  const sources = policy.split(/[ ;]+/)
  return webhooks
    .filter(url => !sources.includes(toSource(url)))
    .map(url => fault('policy', 'sito', new URL(url).host))
}

/** The home page names the files of its build; those of another cannot be compared. */
function checkBuild(built: BuiltSite | null, { status, body }: HttpAnswer): Check | null {
  if (!built) return fault('unbuilt', 'sito')
  const [demoNotice = content.demoNotice] = content.demoNotice.split(':')
  if (!built.isDemo && body.includes(demoNotice)) return fault('demo', 'sito')
  const home = readFileSync(path.join(built.folder, 'index.html'), 'utf8')
  const named = hashedFilesOf(built).filter(file => home.includes(file))
  const isSame = status !== 200 || named.every(file => body.includes(file))
  return isSame ? null : fault('build', 'sito')
}

/** Checks what visitors, browsers and search engines see of a deployment. */
export async function checkSite(deployment: Deployment): Promise<Check[]> {
  const { address, siteUrl, webhooks, built: local, net } = deployment
  const home = await ask(`${address}/`, net).catch((error: unknown) => ({ error }))
  if ('error' in home) return [unanswered(address, home.error, net)]
  const target = targetOf(home, `${address}/`)
  const elsewhere = target === null ? address : new URL(target).origin
  if (elsewhere !== address && elsewhere !== siteUrl)
    return [fault('elsewhere', address, elsewhere)]
  if (elsewhere !== address)
    return [
      fault('moved', address, siteUrl),
      ...(await checkSite({ ...deployment, address: siteUrl })),
    ]
  const other = checkBuild(local, home)
  const built = other ? null : local
  const answers = built ? askAnswers(built, address, net) : []
  const redirects = askRedirects(built, address)
  const faults = [
    address === siteUrl ? [] : fault('address', address, siteUrl),
    other ?? [],
    local ? checkWebhooks(local, webhooks) : [],
    await examine([...answers, ...redirects], net),
  ].flat()
  if (faults.length > 0) return joinTargets(faults)
  return [
    about('site.sound', 'sito').ok(
      `${answers.length} pagine e file arrivano come nella cartella dist, in fretta e con le loro regole, e lasciano partire i contatti; ${redirects.length} altri modi di scriverne gli indirizzi portano lì, e ciò che non c’è dice di non esserci (404)`,
    ),
  ]
}
