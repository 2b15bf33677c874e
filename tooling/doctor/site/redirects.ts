import { type BuiltSite, bareDomainOf } from '../../hosting/hosted-site.ts'
import type { HttpAnswer } from '../request.ts'
import { fault } from './faults.ts'
import type { Question } from './question.ts'

/** Where an answer sends the browser. */
export function targetOf({ status, headers }: HttpAnswer, url: string): string | null {
  const { location } = headers
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return null
  return new URL(location, url).href
}

/** The name with www. of one without, and the other way round; none for one such as corsi.azienda.it. */
const twinOf = (hostname: string) =>
  bareDomainOf(hostname) ?? (hostname.split('.').length === 2 ? `www.${hostname}` : null)

/** Other spellings of the site's addresses, as people type them or adverts name them, each with what follows the ?. */
export function askRedirects(site: BuiltSite | null, origin: string): Question[] {
  const { protocol, hostname, port } = new URL(origin)
  const lead = (kind: 'slash' | 'https' | 'twin', target: string, from: string, page: string) => {
    const url = `${from}?metodo`
    const say = (found: string) => fault(kind, target, found)
    const judge = (answer: HttpAnswer) => {
      const { status } = answer
      const found = targetOf(answer, url)
      // A server behind another that speaks https may not know that it does.
      const reached = kind === 'https' ? found : found?.replace(/^http:/, protocol)
      const isRefused = [401, 403, 429].includes(status)
      // A page may be unknown under another spelling, but it may not have two addresses.
      const isUnknown = kind === 'slash' && status === 404
      if (reached === `${origin}${page}?metodo` || isRefused || isUnknown) return []
      return [say(found ? `rimanda a ${found}` : `risponde con il codice ${status}`)]
    }
    return { target, url, judge, ...(kind !== 'slash' && { whenSilent: say }) }
  }
  const subpages = site?.pages.filter(page => page.path !== '/') ?? []
  const slashes = subpages.map(({ path }) => lead('slash', path, `${origin}${path}/`, path))
  if (protocol !== 'https:' || port !== '') return slashes
  const leadHome = (kind: 'https' | 'twin', other: string) =>
    lead(kind, other, `${other}/aziende`, '/aziende')
  const twin = twinOf(hostname)
  const twins = twin ? [leadHome('twin', `https://${twin}`)] : []
  return [...slashes, leadHome('https', `http://${hostname}`), ...twins]
}
