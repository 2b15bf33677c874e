import { hashInlineBlocks } from '../hosting/read-built-site.ts'
import { checkPages, type Deployment, isOk, type Page } from './deployment.ts'
import { findElements } from './html.ts'
import type { LocalBuild } from './local-build.ts'

/** The page that the build wrote; null when there is none to compare with. */
function builtPage(path: string, build: LocalBuild | null): string | null {
  return build?.read(path)?.toString('utf8') ?? null
}

/** Inline scripts that the build did not write. Where a policy stands, checkPolicy finds them. */
function foreignInlineScripts({ path, answer }: Page, build: LocalBuild | null): string[] {
  const built = builtPage(path, build)
  if (built === null || answer.headers['content-security-policy']) return []
  const own = hashInlineBlocks(built).hashes.script
  const foreign = [...hashInlineBlocks(answer.body).hashes.script].filter(hash => !own.has(hash))
  return foreign.length > 0 ? ['scritto dentro la pagina'] : []
}

/** The scripts of our pages stand in them; whatever has an address of its own comes from the host. */
export function checkScripts(pages: Page[], { build }: Deployment) {
  const sound = 'l’host non aggiunge programmi suoi alle pagine (script)'
  return checkPages('site.scripts', pages.filter(isOk), sound, (page, { warning }) => {
    const sources = findElements(page.answer.body, 'script').flatMap(({ src }) => src ?? [])
    const foreign = [...sources, ...foreignInlineScripts(page, build)]
    if (foreign.length === 0) return []
    const remedy =
      'spegni nelle impostazioni dell’host la funzione che aggiunge script alle pagine, per esempio le sue statistiche'
    return warning(`carica un programma che non è del sito (script): ${foreign.join(', ')}`, remedy)
  })
}

/** Checks that the pages are those that the build on this machine wrote, if there is one. */
export async function checkSamePages(pages: Page[], { build }: Deployment) {
  if (build === null) return []
  const sound = 'le pagine pubblicate sono quelle della cartella dist'
  return checkPages('site.build', pages.filter(isOk), sound, ({ path, answer }, { warning }) => {
    const built = builtPage(path, build)
    if (built === null || built === answer.body) return []
    return warning(
      'non è uguale a quella della cartella dist',
      'ripubblica la cartella dist; se l’hai già fatto, spegni nelle impostazioni dell’host ciò che cambia le pagine',
    )
  })
}
