import { content } from '../../src/content/for-tooling.ts'
import { isShippedExample } from '../config/shipped-examples.ts'
import { about, type Check, faultsOr } from './check.ts'
import { isOk, type Page } from './deployment.ts'
import { findTexts } from './html.ts'

const [demoNotice = content.demoNotice] = content.demoNotice.split(':')

/** What the business data that the site came with look like in a page. */
const demoValues: [RegExp, string][] = [
  [new RegExp(demoNotice, 'i'), 'la riga “sito dimostrativo”'],
  [/\besempio\.it\b/i, 'esempio.it'],
  [/0{11}/, 'la partita IVA 00000000000'],
  [/\+39[\s\u00a0]?000[\s\u00a0]?000/, 'il telefono +39 000 000 0000'],
  [/[a-z0-9-]\.example\b/i, 'un indirizzo .example'],
  [/\bragione sociale s\.?r\.?l\b/i, 'Ragione Sociale S.r.l.'],
  [/\bvia esempio\b/i, 'Via Esempio 1'],
  [/\b00000 \p{L}/u, 'il CAP 00000'],
  // Not the beginning of a name, such as Città di Castello.
  [/\bCittà(?=["<,.]| [(\d])/, 'la città “Città”'],
  [/\b[A-Z]{2}-0{4,}\b/, 'il numero REA XX-000000'],
  [/\((?:XX|ZZ)\)|"(?:XX|ZZ)"/, 'la provincia XX'],
  [/\b(?:Hosting|Webhook|Agenda) Esempio\b/i, 'i fornitori di esempio'],
  [/\bregistro degli allievi, 54 persone, 2016–2026\b/, 'le prove delle cifre'],
  [/\b5 su 5, 43 questionari finali\b/, 'le cinque stelle'],
  [
    /\b6\smesi dalla fine, un contratto di lavoro o di agenzia .* ti rimborsiamo il percorso\b/,
    'la garanzia di inserimento',
  ],
]

/** Whoever is an example may stand in two elements side by side: the name and what they do. */
function findExamples(html: string): string[] {
  const texts = findTexts(html).filter(text => text.trim() !== '')
  const pairs = texts.slice(1).flatMap((text, index) => {
    const before = texts[index] ?? ''
    return [`${before} ${text}`, `${text} ${before}`]
  })
  return [...texts, ...pairs].filter(isShippedExample)
}

function shorten(text: string): string {
  return text.length > 32 ? `“${text.slice(0, 24)}…”` : `“${text}”`
}

function findDemoValues({ answer }: Page): string[] {
  // The placeholder of a field may show an example.
  const html = answer.body.replace(/\splaceholder="[^"]*"/g, '')
  const named = demoValues.filter(([value]) => value.test(html)).map(([, name]) => name)
  return [...named, ...new Set(findExamples(html).map(shorten))]
}

/** Adds a value to the list of a key. */
function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** Says once what many pages contain: most values stand in the footer of each. */
export function checkDemoValues(pages: Page[]): Check[] {
  const pagesOf = new Map<string, string[]>()
  for (const page of pages.filter(isOk))
    for (const value of findDemoValues(page)) addTo(pagesOf, value, page.path)
  const valuesOf = new Map<string, string[]>()
  for (const [value, paths] of pagesOf) addTo(valuesOf, paths.join(', '), value)
  const remedy =
    'scrivi i dati veri al posto dei valori demo(…) nella cartella src/content, metti i webhook nel file .env, poi ricostruisci il sito (npm run build) e ripubblica la cartella dist'
  const faults = [...valuesOf].map(([target, values]) =>
    about('site.demo', target).error(`contiene dati di esempio: ${values.join(', ')}`, remedy),
  )
  return faultsOr(faults, about('site.demo', 'sito').ok('nessun dato di esempio nelle pagine'))
}
