import * as v from 'valibot'
import { schema } from './env-schema.ts'

const opening = `# Tutte le impostazioni del sito. Copia questo file con il nome .env e riempi quello che ti serve, oppure
# lancia npm run setup, che lo fa per te. Ciò che resta vuoto è come se non ci fosse. Questo file lo
# scrive npm run env-example, da tooling/config/env-schema.ts: non si cambia qui.`

/** The text of .env.example. An unchanged copy configures a demonstration. */
export function envExample(): string {
  const entries = Object.entries(schema.entries).map(([name, entry]) => {
    const examples = v.getExamples(entry)
    return [
      (v.getDescription(entry) ?? '').replace(/^/gm, '# '),
      ...(examples.length > 0 ? [`# Per esempio: ${examples.join(' oppure ')}`] : []),
      `${name}=${entry.default ?? ''}`,
    ].join('\n')
  })
  return `${[opening, ...entries].join('\n\n')}\n`
}
