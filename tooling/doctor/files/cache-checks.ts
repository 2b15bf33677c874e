import { randomUUID } from 'node:crypto'
import { hashedFolder } from '../../hosting/hosted-site.ts'
import { about, type Check } from '../check.ts'
import { checkPages, type Deployment, isOk, type Page } from '../deployment.ts'
import { type HttpAnswer, request } from '../request.ts'
import type { SiteFile } from './load-files.ts'

const hour = 3_600
const day = 24 * hour

/** The seconds for which a browser keeps an answer without asking again; null when it may choose. */
function secondsKept({ headers }: HttpAnswer): number | null {
  const rules = headers['cache-control'] ?? ''
  if (/\bno-(?:store|cache)\b/.test(rules)) return 0
  const [, seconds] = /\bmax-age=(\d+)/.exec(rules) ?? []
  return seconds === undefined ? null : Number(seconds)
}

const ruleOf = ({ headers }: HttpAnswer) => headers['cache-control'] ?? 'nessuna regola'

/** A page that is kept names scripts that the next build replaces: its forms may die with them. */
export function checkPageCaching(pages: Page[]): Promise<Check[]> {
  const sound = 'gli aggiornamenti delle pagine si vedono subito'
  const remedy = 'fai impostare all’host, per le pagine, la regola cache-control: no-cache'
  return checkPages('site.cache', pages.filter(isOk), sound, ({ answer }, { warning, error }) => {
    const kept = secondsKept(answer)
    if (kept === 0) return []
    const sentence = `resta nella memoria dei browser (${ruleOf(answer)})`
    const late = `${sentence}: chi l’ha già vista non vede gli aggiornamenti`
    // GitHub Pages keeps pages for ten minutes, and nothing can change it.
    return kept !== null && kept > hour ? error(late, remedy) : warning(`${late} subito`, remedy)
  })
}

/** Files whose name changes with their content may be kept for ever, the others may not. */
export function checkFileCaching(files: SiteFile[]): Check[] {
  const { ok, warning } = about('site.file-cache', 'file')
  const sound = files.filter(({ problem }) => problem === null)
  const ruleOfFirst = (some: SiteFile[]) => some[0]?.answer && ruleOf(some[0].answer)
  const keptFor = ({ answer }: SiteFile) => (answer && secondsKept(answer)) ?? 0
  const isHashed = ({ address }: SiteFile) => address.startsWith(hashedFolder)
  const forgotten = sound.filter(file => isHashed(file) && keptFor(file) < 30 * day)
  const stale = sound.filter(file => !isHashed(file) && keptFor(file) > day)
  const faults = [
    forgotten.length > 0
      ? warning(
          `a ogni visita il browser richiede i file di ${hashedFolder} (${ruleOfFirst(forgotten)}): il sito torna lento`,
          'fai impostare all’host, per questi file, la regola cache-control: public, max-age=31536000, immutable',
        )
      : [],
    stale.length > 0
      ? warning(
          `${stale[0]?.address} resta nella memoria dei browser (${ruleOfFirst(stale)}): una versione nuova con lo stesso nome non si vede`,
          'fai impostare all’host, per i file fuori da /assets/, la regola cache-control: no-cache',
        )
      : [],
  ].flat()
  return faults.length > 0 ? faults : [ok('i browser tengono in memoria i file giusti (cache)')]
}

/** A visitor may ask for a file while a new build is being published. */
export async function checkMissingFile({ address, net }: Deployment): Promise<Check> {
  const { ok, error } = about('site.missing-file', hashedFolder)
  const answer = await request(`${address}${hashedFolder}doctor-${randomUUID()}.js`, net)
  if (!secondsKept(answer)) return ok('un file che mancava per un momento viene chiesto di nuovo')
  return error(
    `il browser ricorda che un file mancava, anche quando è tornato, e i pulsanti restano morti (codice ${answer.status}, cache-control: ${ruleOf(answer)})`,
    'fai impostare all’host, per gli errori, la regola cache-control: no-cache',
  )
}
