import * as v from 'valibot'
import { schema } from './env-schema.ts'

const opening = `# Tutte le impostazioni del sito. Copia questo file con il nome .env e riempi quello che ti serve, oppure
# lancia npm run setup, che lo fa per te. Ciò che resta vuoto è come se non ci fosse.`

/** The text of .env.example. An unchanged copy configures a demonstration. */
export const envExample = () => withSettings(opening)

/** The text of the .env that the setup begins with. */
export const newEnv = () =>
  withSettings('# Le impostazioni del sito: le scrive npm run setup; puoi anche cambiarle qui.')

function withSettings(header: string): string {
  const entries = Object.entries(schema.entries).map(([name, entry]) => {
    const examples = v.getExamples(entry)
    return [
      (v.getDescription(entry) ?? '').replace(/^/gm, '# '),
      ...(examples.length > 0 ? [`# Per esempio: ${examples.join(' oppure ')}`] : []),
      `${name}=${entry.default ?? ''}`,
    ].join('\n')
  })
  return `${[header, ...entries].join('\n\n')}\n`
}
