import { readFileSync } from 'node:fs'
import path from 'node:path'
import { content } from '../../../src/content/for-tooling.ts'
import { toSource } from '../../hosting/security-headers.ts'
import { about, type Check, joinTargets } from '../check.ts'
import { explainNetworkProblem } from '../network-problem.ts'
import type { HttpAnswer, Net } from '../request.ts'
import { ask, workThrough } from './ask.ts'
import {
  type BuiltSite,
  type Expectation,
  expectFiles,
  expectNothing,
  expectRedirects,
  type Redirect,
} from './expectations.ts'
import { fault } from './faults.ts'
import { isPart, judge, judgeRedirect, targetOf } from './judge.ts'

/** A published site to check. */
export interface Deployment {
  /** The origin that is checked, without a slash at the end. */
  address: string
  /** The origin in the content (site.url), which canonical addresses start with. */
  siteUrl: string
  /** The addresses that the forms post to. */
  webhooks: string[]
  /** What the site should be; null if it could not be built on this machine. */
  built: BuiltSite | null
  net: Net
}

/** The faults of each address; one that gives no answer does not keep the others from theirs. */
async function examine<Item extends Expectation | Redirect>(
  items: Item[],
  net: Net,
  judgeAnswer: (item: Item, answer: HttpAnswer) => Check[],
): Promise<Check[]> {
  const faults = await workThrough(items, async item => {
    try {
      return judgeAnswer(item, await ask(item.url, net, 'bytes' in item && isPart(item)))
    } catch (error) {
      const { message, remedy } = explainNetworkProblem(error, net.timeout)
      if (item.kind === 'https' || item.kind === 'twin')
        return [fault(item.kind, item.target, message)]
      return [about('site.unanswered', item.target).error(message, remedy)]
    }
  })
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
function checkBuild(built: BuiltSite, { status, body }: HttpAnswer): Check[] {
  const [demoNotice = content.demoNotice] = content.demoNotice.split(':')
  if (!built.isDemo && body.includes(demoNotice)) return [fault('demo', 'sito')]
  const home = readFileSync(path.join(built.folder, 'index.html'), 'utf8')
  const named = built.hashedFiles.filter(file => home.includes(file))
  return status === 200 && !named.every(file => body.includes(file)) ? [fault('build', 'sito')] : []
}

/** Checks what visitors, browsers and search engines see of a deployment. */
export async function checkSite(deployment: Deployment): Promise<Check[]> {
  const { address, siteUrl, webhooks, built: local, net } = deployment
  let home: HttpAnswer
  try {
    home = await ask(`${address}/`, net)
  } catch (error) {
    const { message, remedy } = explainNetworkProblem(error, net.timeout)
    return [about('site.unanswered', address).error(message, remedy)]
  }
  const target = targetOf(home, `${address}/`)
  const elsewhere = target === null ? address : new URL(target).origin
  if (elsewhere !== address && elsewhere !== siteUrl)
    return [fault('elsewhere', address, elsewhere)]
  if (elsewhere !== address)
    return [
      fault('moved', address, siteUrl),
      ...(await checkSite({ ...deployment, address: siteUrl })),
    ]
  const unknown = local ? checkBuild(local, home) : [fault('unbuilt', 'sito')]
  const [built, files] =
    local && unknown.length === 0 ? [local, expectFiles(local, address)] : [null, []]
  const redirects = expectRedirects(built, address)
  const isOnline = redirects.some(({ kind }) => kind === 'https')
  const parts: [Check[], sound: string][] = [
    [address === siteUrl ? [] : [fault('address', address, siteUrl)], `è a ${address}`],
    [
      [...unknown, ...(local ? checkWebhooks(local, webhooks) : [])],
      'è quello della cartella dist, e lascia partire i contatti',
    ],
    [
      await examine([...files, ...expectNothing(built, address)], net, (item, answer) =>
        judge(built, item, answer, net),
      ),
      `${built ? `${files.length} pagine e file arrivano come sono stati costruiti, in fretta e con le loro regole; ` : ''}un indirizzo che non esiste dice di non esistere (404)`,
    ],
    [
      await examine(redirects, net, judgeRedirect),
      `nessuna pagina ha un doppione con la barra in fondo${isOnline ? '; chi scrive http, o il dominio con o senza www, arriva qui' : ''}`,
    ],
  ]
  return parts.flatMap(([faults, sound]) =>
    faults.length > 0 ? joinTargets(faults) : about('site.sound', 'sito').ok(sound),
  )
}
