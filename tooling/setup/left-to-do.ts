import { findSyntaxProblems, readContentFiles } from '../config/content-files.ts'
import { findContentProblems } from '../config/find-content-problems.ts'
import { findVariable } from '../config/find-variable.ts'
import { importContent } from '../config/import-content.ts'
import { findPlaceholders } from '../config/placeholders.ts'
import { ConfigurationError, resolveSiteEnv } from '../config/site-env.ts'
import type { EnvFile } from './env-file.ts'

/** What is left, in the order in which one does it: where it stands, and how it is done. */
const parts = [
  { begins: /^src\/content\/\S+ il file non si legge/, how: 'Prima quello che non si legge:' },
  {
    begins: /^(?:\.env\S*: )?(?:VITE_|[A-Z]+_PORT)/,
    how: 'Impostazioni: rilancia npm run setup quando hai gli indirizzi.',
  },
  {
    begins: /^src\/content\/site\.ts/,
    how: 'Dati dell’azienda: rilancia npm run setup, che li chiede.',
  },
  {
    begins: /^src\/content\/claims\.ts/,
    how: 'Prove e garanzia: rilancia npm run setup quando hai i documenti (docs/contenuti.md, “Ogni affermazione ha la sua prova”).',
  },
  {
    // Those of the services are changed in the editor.
    begins: /^src\/content\/(?:home\.ts(?!:\d+: valore d’esempio: items:)|legal\/versions\.ts)/,
    how: 'Persone, testimonianze e testi legali: rilancia npm run setup, che li chiede.',
  },
  {
    begins: /^/,
    how: 'Il resto: cambia le parole nel file, poi togli demo( e la parentesi che lo chiude (docs/contenuti.md).',
  },
]

/** The problems for which a build for real would stop, now. */
async function findProblems(root: string, env: EnvFile): Promise<readonly string[]> {
  const files = readContentFiles(root)
  const unreadable = findSyntaxProblems(files)
  if (unreadable.length > 0) return [...unreadable, ...findPlaceholders(files)]
  const content = await importContent(root)
  try {
    resolveSiteEnv(env.readAll(), {
      forceDemo: false,
      // Whoever sets the site up wants it real: with no webhook it would be a demonstration.
      isHost: true,
      inboxUrl: '',
      findPlaceholders: () => findPlaceholders(files),
      findBusinessProblems: () => findContentProblems(root, content),
      locate: name => findVariable(root, 'production', name),
    })
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
}

/** Says what still keeps the site from being built for real; null if nothing does. */
export async function describeLeftToDo(root: string, env: EnvFile): Promise<string | null> {
  const problems = await findProblems(root, env)
  if (problems.length === 0) return null
  const partOf = (problem: string) => parts.find(({ begins }) => begins.test(problem))
  const lists = parts.flatMap(part => {
    const own = problems.filter(problem => partOf(problem) === part)
    return own.length > 0 ? [[part.how, ...own.map(problem => `  - ${problem}`)].join('\n')] : []
  })
  return ['Prima di costruire il sito vero resta da fare:', ...lists].join('\n\n')
}
