import { expect, test } from 'vitest'
import { paths } from '~/content/paths'
import { site } from '~/content/site'
import { cookies, storage } from './cookies'
import type {
  LegalBlock,
  LegalDocument,
  LegalLink,
  LegalSection,
  LegalText,
} from './legal-document'
import { privacy } from './privacy'
import { terms } from './terms'

const documents = { [paths.privacy]: privacy, [paths.terms]: terms, [paths.cookies]: cookies }

const pieces = (text: LegalText) => (typeof text === 'string' ? [text] : text)

const wordsOf = (text: LegalText) =>
  pieces(text)
    .map(piece => (typeof piece === 'string' ? piece : piece.text))
    .join('')
    .replaceAll('\u00a0', ' ')

function textsOf(block: LegalBlock): LegalText[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return [...block.list]
  if ('pairs' in block) return block.pairs.flatMap(({ term, text }) => [term, text])
  return 'table' in block ? [] : [block]
}

const sectionTexts = ({ title, blocks }: LegalSection) => [title, ...blocks.flatMap(textsOf)]

function section(content: LegalDocument, id: string): string {
  const found = content.sections.find(candidate => candidate.id === id)
  if (!found) throw new Error(`No section ${id} in ${content.title}`)
  return sectionTexts(found).map(wordsOf).join('\n')
}

const linksOf = ({ intro, sections }: LegalDocument): LegalLink[] =>
  [intro, ...sections.flatMap(sectionTexts)]
    .flatMap(text => [...pieces(text)])
    .filter(piece => typeof piece !== 'string')

/** The texts that the specification and the law require, with their document and section. */
const requiredTexts: [LegalDocument, string, (string | RegExp)[]][] = [
  [
    privacy,
    'titolare',
    ['titolare del trattamento', site.company.legalName, site.company.vatNumber, site.email],
  ],
  [
    privacy,
    'dati',
    [
      'Dati di navigazione',
      'indirizzo IP',
      'Nome, email e telefono',
      'Nome, cognome ed email aziendale',
      /dimensione del team, formazione attuale, difficoltà principale, obiettivo e .*budget/,
      /telefono e, se vuoi, nome dell’azienda o del progetto/,
      'data e ora dell’invio',
      'Cookie e memorie del browser',
    ],
  ],
  [privacy, 'finalita', ['metodo gratuito', 'entro 24 ore', 'consulenza gratuita di 30 minuti']],
  [
    privacy,
    'base-giuridica',
    ['Consenso (art. 6, par. 1, lett. a, GDPR)', 'Legittimo interesse (art. 6, par. 1, lett. f'],
  ],
  [privacy, 'conferimento', ['facoltativo', 'obbligatori']],
  [privacy, 'destinatari', ['hosting', 'automazione (webhook)', 'art. 28 GDPR']],
  [privacy, 'trasferimenti', ['Spazio economico europeo', 'clausole contrattuali tipo']],
  [privacy, 'conservazione', ['non oltre 24 mesi']],
  [
    privacy,
    'diritti',
    [
      'articoli da 15 a 22',
      ...[15, 16, 17, 18, 19, 20, 21, 22].map(article => `(art. ${article})`),
      'revocare il consenso in qualsiasi momento',
      'reclamo al Garante per la protezione dei dati personali',
      'www.garanteprivacy.it',
    ],
  ],
  [privacy, 'decisioni-automatizzate', ['art. 22 GDPR']],
  [privacy, 'minori', ['18 anni']],
  [privacy, 'modifiche', ['Aggiorniamo questa informativa']],
  [privacy, 'contatti', [site.email, site.phone]],

  [terms, 'accettazione', ['accetti questi termini', 'spuntando la casella']],
  [
    terms,
    'servizio',
    [
      'corsi online',
      'consulenze 1 a 1',
      'coaching di gruppo',
      'risorse',
      'webinar',
      'percorsi intensivi',
      'inserimento in aziende partner',
      'consulenza gratuita di 30 minuti',
    ],
  ],
  [terms, 'doveri', ['dati veri', 'modo lecito e corretto']],
  [terms, 'proprieta-intellettuale', ['22 aprile 1941, n. 633']],
  [terms, 'pagamenti', ['non mostra prezzi', 'rimborso si concordano a parte']],
  [terms, 'recesso', ['entro 14 giorni', 'decreto legislativo 6 settembre 2005, n. 206']],
  [terms, 'risultati', ['non garantiamo risultati']],
  [terms, 'responsabilita', ['non rispondiamo', 'dolo o colpa grave (art. 1229']],
  [terms, 'modifiche', ['Possiamo cambiare questi termini']],
  [
    terms,
    'legge-e-foro',
    ['legge italiana', `Tribunale di ${site.company.court}`, 'consumatore', 'art. 66-bis'],
  ],
  [terms, 'contatti', [site.company.legalName, site.company.vatNumber, site.email, site.phone]],

  [cookies, 'che-cosa-sono', ['piccoli file di testo', '9677876']],
  [cookies, 'uso', ['non installa nessun cookie', 'cookie-consent', 'company-wizard-draft']],
  [cookies, 'tipi', ['quattro categorie: essenziali, funzionali, analitici e marketing']],
  [cookies, 'durata', ['Di sessione', 'Persistenti']],
  [
    cookies,
    'gestione',
    ['«Accetta tutti»', '«Rifiuta tutti»', '«Personalizza»', 'Preferenze cookie'],
  ],
  [cookies, 'browser', ['Chrome', 'Firefox', 'Safari', 'Edge']],
  [
    cookies,
    'terze-parti',
    ['non carica servizi di terze parti', 'Google', 'Meta', 'YouTube', 'Vimeo', 'consenso'],
  ],
]

for (const [content, id, words] of requiredTexts) {
  test(`${content.title}, "${id}" contains the required texts`, () => {
    const text = section(content, id)
    for (const word of words) {
      if (typeof word === 'string') expect(text).toContain(word)
      else expect(text).toMatch(word)
    }
  })
}

test('every document has exactly the required sections', () => {
  for (const content of Object.values(documents)) {
    const ids = content.sections.map(({ id }) => id)
    const demanded = requiredTexts.filter(([of]) => of === content).map(([, id]) => id)
    expect([...demanded, ...(content === cookies ? ['modifiche'] : [])]).toEqual(ids)
  }
})

test('the storage table lists exactly the entries that the site keeps in the browser', () => {
  expect(storage.rows.map(([name]) => name)).toEqual([
    'cookie-consent',
    'cookie-preferences',
    'contact-draft',
    'company-wizard-draft',
  ])
  for (const row of storage.rows) expect(row).toHaveLength(storage.head.length)
})

test('the section ids of a document are unique and fit into an address', () => {
  for (const { sections } of Object.values(documents)) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test('every link has an existing target', () => {
  const pages = new Map<string, LegalDocument>(Object.entries(documents))
  for (const [path, content] of pages) {
    for (const { to } of linksOf(content)) {
      if (/^(https:\/\/[^\s]+|mailto:\S+@\S+|tel:\+?\d+)$/.test(to)) continue
      const { pathname, hash } = new URL(to, `https://site.test${path}`)
      const target = pages.get(pathname)
      expect(target, to).toBeDefined()
      if (hash) expect(target?.sections.map(({ id }) => `#${id}`)).toContain(hash)
    }
  }
})

test('the texts use typographic apostrophes and only characters that the fonts contain', () => {
  for (const { intro, sections } of Object.values(documents)) {
    for (const text of [intro, ...sections.flatMap(sectionTexts)]) {
      expect(wordsOf(text)).toMatch(/^[\w\sÀ-ÿ«»’…–—·•€→.,;:()!?@/+-]*$/)
    }
  }
})
