import * as v from 'valibot'
import { schema } from './env-schema.ts'

const opening = `# Le impostazioni del sito come variabili d’ambiente, per chi costruisce da Git su un host: valgono più di
# src/content/business/settings.json, dove le scrive npm run setup. Per provarle su questo computer copia il
# file con il nome .env. Ciò che resta vuoto è come se non ci fosse.`

/** A description in lines of a comment. */
const inLines = (text: string) => text.replaceAll(/(.{1,100})(?:\s|$)/g, '# $1\n').trimEnd()

/** The text of .env.example. An unchanged copy configures a demonstration. */
export function envExample(): string {
  const entries = Object.entries(schema.entries).map(([name, entry]) => {
    const rule = entry.wrapped
    const description = v.getDescription(rule) ?? ''
    const examples = v.getExamples(rule)
    return [
      inLines(description),
      ...(examples.length > 0 ? [`# Per esempio: ${examples.join(' oppure ')}`] : []),
      // A mode that is written overrides the one of the data.
      `${name}=${name.endsWith('_PORT') ? entry.default : ''}`,
    ].join('\n')
  })
  return `${[opening, ...entries].join('\n\n')}\n`
}
