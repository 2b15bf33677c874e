import { hashedFolder } from '../../hosting/hosted-site.ts'
import { about, type Check } from '../check.ts'
import type { LocalBuild } from '../local-build.ts'
import { bodyLimit, type HttpAnswer } from '../request.ts'
import { extensionOf } from './file-problem.ts'
import type { SiteFile } from './load-files.ts'

const { ok, warning, error } = about('site.files', 'file')

/** Names the first few of many. */
function shorten(names: string[]): string {
  const first = names.toSorted().slice(0, 3).join(', ')
  const left = names.length - 3
  if (left <= 0) return first
  return `${first} e ${left === 1 ? 'un altro' : `altri ${left}`}`
}

/** Whether the forms depend on a file. */
function isCode({ address }: SiteFile): boolean {
  return ['js', 'css'].includes(extensionOf(address))
}

/** Checks that the files that the site names load, with the right type and content. */
export function checkFiles(files: SiteFile[]): Check[] {
  const broken = files.filter(({ problem }) => problem !== null)
  if (broken.length === 0) return [ok(`i ${files.length} file che il sito usa si caricano`)]
  const listed = (some: SiteFile[]) =>
    shorten(some.map(({ address, problem }) => `${address} (${problem})`))
  const code = broken.filter(isCode)
  const other = broken.filter(file => !isCode(file))
  const publish = 'pubblica tutta la cartella dist'
  return [
    code.length > 0
      ? error(
          `le pagine usano file che non si caricano: ${listed(code)}`,
          `${publish}: senza questi file i moduli non si aprono`,
        )
      : [],
    other.length > 0
      ? error(`mancano o sono guasti: ${listed(other)}`, `${publish}, con i file come sono`)
      : [],
  ].flat()
}

function isSame({ bytes }: HttpAnswer, built: Buffer): boolean {
  return bytes.equals(bytes.length > bodyLimit ? built.subarray(0, bytes.length) : built)
}

/** Checks that the files are those that the build on this machine wrote, if there is one. */
export function checkSameFiles(files: SiteFile[], build: LocalBuild | null): Check[] {
  const different = files
    .filter(({ address, answer, problem }) => {
      const built = build?.read(address)
      return built && answer && problem === null && !isSame(answer, built)
    })
    .map(({ address }) => address)
  const hashed = different.filter(address => address.startsWith(hashedFolder))
  const other = different.filter(address => !address.startsWith(hashedFolder))
  return [
    hashed.length > 0
      ? error(
          `si sono rovinati nella pubblicazione, o l’host li cambia: ${shorten(hashed)}`,
          'ripubblica tutta la cartella dist (con FTP, in modalità binaria) e spegni nelle impostazioni dell’host ciò che cambia i file',
        )
      : [],
    other.length > 0
      ? warning(
          `non sono uguali a quelli della cartella dist: ${shorten(other)}`,
          'ripubblica la cartella dist; se l’hai già fatto, spegni nelle impostazioni dell’host ciò che cambia i file',
        )
      : [],
  ].flat()
}
