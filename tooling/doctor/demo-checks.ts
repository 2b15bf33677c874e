import { content } from '../../src/content/for-tooling.ts'
import { isShippedExample } from '../config/shipped-examples.ts'
import { checkPages, isOk, type Page } from './deployment.ts'
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

export function checkDemoValues(pages: Page[]) {
  const sound = 'nessun valore dimostrativo nelle pagine'
  return checkPages('site.demo', pages.filter(isOk), sound, ({ answer }, { error }) => {
    // The placeholder of a field may show an example.
    const html = answer.body.replace(/\splaceholder="[^"]*"/g, '')
    const found = [
      ...demoValues.filter(([value]) => value.test(html)).map(([, name]) => name),
      ...new Set(findExamples(html).map(shorten)),
    ]
    if (found.length === 0) return []
    const remedy = 'sostituisci i valori demo(…) in src/content, configura i webhook e ricostruisci'
    return error(`contiene valori dimostrativi: ${found.join(', ')}`, remedy)
  })
}
