import { expect, test } from 'vitest'
import { handling } from '~/content/business'
import { composeBusiness, wordFacts } from '~/content/compose-business'
import { composeWords } from '~/content/compose-words'
import demoClaims from '~/content/demo/claims.json' with { type: 'json' }
import demoCompanies from '~/content/demo/companies.json' with { type: 'json' }
import demoCompany from '~/content/demo/company.json' with { type: 'json' }
import demoFilm from '~/content/demo/film.json' with { type: 'json' }
import demoOffer from '~/content/demo/offer.json' with { type: 'json' }
import demoProgrammes from '~/content/demo/programmes.json' with { type: 'json' }
import demoTeam from '~/content/demo/team.json' with { type: 'json' }
import demoTestimonials from '~/content/demo/testimonials.json' with { type: 'json' }
import privacyWords from '~/content/pages/privacy.json' with { type: 'json' }
import termsWords from '~/content/pages/terms.json' with { type: 'json' }
import { promises } from '~/content/promises'
import { companyLine } from '~/content/registration'
import { type Processor, site } from '~/content/site'
import { cookiePolicy } from './cookies'
import type { LegalBlock, LegalDocument, LegalSection, LegalText } from './legal-document'
import { privacy } from './privacy'
import { recipients, transfers } from './recipients'
import { terms } from './terms'
import { legalVersions } from './versions'

const demo = {
  claims: demoClaims,
  companies: demoCompanies,
  film: demoFilm,
  offer: demoOffer,
  programmes: demoProgrammes,
  team: demoTeam,
  testimonials: demoTestimonials,
}

// A lawyer may rewrite every sentence: the tests check only what the specification fixes, what other pages link to
// and what the law requires to be set apart.

const cookies = cookiePolicy([])

const link = /\[([^\]]+)\]\(([^)]+)\)/g

const wordsOf = (text: LegalText) => text.replaceAll(link, '$1').replaceAll('\u00a0', ' ')

function textsOf(block: LegalBlock): LegalText[] {
  if (typeof block === 'string') return [block]
  if ('strong' in block) return [block.strong]
  if ('list' in block) return [...block.list]
  if ('pairs' in block) return block.pairs.flatMap(({ term, text }) => [term, text])
  if ('purposes' in block) return block.purposes.flatMap(purpose => Object.values(purpose))
  return []
}

function section(content: LegalDocument, id: string): LegalSection {
  const found = content.sections.find(candidate => candidate.id === id)
  if (!found) throw new Error(`No section ${id} in ${content.title}`)
  return found
}

/** The sections that the specification (section 2) and other pages name, and the facts in them. */
const required: [LegalDocument, string, (string | RegExp)[]][] = [
  [privacy, 'titolare', [site.company.legalName, site.company.vatNumber, site.email]],
  [privacy, 'dati', [/navigazione/i, /modul/i, /cookie/i]],
  [privacy, 'finalita', []],
  [privacy, 'base-giuridica', [/consenso/i, /legittimo interesse/i]],
  [privacy, 'destinatari', handling.processors.map(({ name }) => name)],
  [privacy, 'trasferimenti', []],
  [privacy, 'conservazione', [promises.retention]],
  [privacy, 'diritti', []],
  [privacy, 'contatti', [site.email, site.phone]],

  [terms, 'accettazione', [site.company.legalName]],
  [terms, 'servizio', []],
  [terms, 'doveri', []],
  [terms, 'proprieta-intellettuale', []],
  [terms, 'pagamenti', [/rimbors/i]],
  [terms, 'recesso', []],
  [terms, 'responsabilita', []],
  [terms, 'modifiche', []],
  [terms, 'legge-e-foro', [/italian/i, site.company.court]],
  [terms, 'accessibilita', [site.email, site.phone]],
  [terms, 'contatti', [site.company.legalName, site.company.vatNumber, site.email, site.phone]],

  [cookies, 'che-cosa-sono', []],
  [cookies, 'uso', []],
  [cookies, 'tipi', []],
  [cookies, 'durata', []],
  [cookies, 'gestione', []],
  [cookies, 'browser', []],
  [cookies, 'terze-parti', []],
]

for (const [content, id, words] of required) {
  test(`${content.title} has the section "${id}" with its facts`, () => {
    const { blocks } = section(content, id)
    expect(blocks.length).toBeGreaterThan(0)
    const text = blocks.flatMap(textsOf).map(wordsOf).join('\n')
    for (const word of words) {
      if (typeof word === 'string') expect(text).toContain(wordsOf(word))
      else expect(text).toMatch(word)
    }
  })
}

test('the right to object stands apart, in bold (art. 21(4) GDPR)', () => {
  const apart = section(privacy, 'diritti').blocks.filter(
    block => typeof block === 'object' && 'strong' in block,
  )
  expect(apart).not.toEqual([])
})

test('every document has a version, in force from a real day', () => {
  for (const { number, since } of Object.values(legalVersions)) {
    expect(number).toMatch(/^\d+(\.\d+)*$/)
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
  }
})

test('the section ids of a document are unique and fit into an address', () => {
  for (const { sections } of [privacy, terms, cookies]) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

/** How the footer and the documents name a business. */
function readAbout(change: Partial<typeof site.company> & { dpo?: string | null }) {
  const { dpo = null, ...registered } = change
  const company = { ...demoCompany, dpo, company: { ...site.company, ...registered } }
  const facts = wordFacts(composeBusiness({ company }, { ...demo, sections: {} }))
  const foot = companyLine(company.company)
  return {
    foot,
    documents: JSON.stringify(composeWords([privacyWords.document, termsWords.document], facts)),
  }
}

test('a sole trader is named without capital, REA and register, and without gaps', () => {
  const none = { taxCode: null, registerOffice: null, rea: null, shareCapital: null, pec: null }
  const { foot, documents } = readAbout({ ...none, legalName: 'Mario Rossi' })
  expect(foot).toBe(`Mario Rossi · P.\u00a0IVA ${site.company.vatNumber}`)
  expect(documents).toContain(`Partita IVA ${site.company.vatNumber}`)
  for (const words of [foot, documents]) expect(words).not.toMatch(/undefined|\bnull\b|PEC|DPO/)
  expect(readAbout({ ...none, taxCode: 'TAXCODE' }).documents).toContain('codice fiscale TAXCODE')
})

test('a company is named with all details that the law requires', () => {
  const { foot, documents } = readAbout({
    dpo: 'dpo@palestra.test',
    ...{ legalName: 'Rossi S.r.l.', vatNumber: '00159560366', taxCode: 'TAXCODE' },
    ...{ registerOffice: 'Milano', rea: 'MI-1', pec: 'pec@palestra.test' },
    ...{ shareCapital: '€ 10.000 i.v.', status: 'in liquidazione' },
  })
  expect(foot).toBe(
    'Rossi S.r.l. · P.\u00a0IVA 00159560366 · C.F. e Registro imprese di Milano TAXCODE · REA MI-1 · Cap.\u00a0soc. € 10.000 i.v. · in liquidazione · PEC pec@palestra.test',
  )
  for (const value of [
    'codice fiscale e numero di iscrizione al Registro delle imprese di Milano TAXCODE',
    'REA MI-1',
    'in liquidazione',
    'mailto:dpo@palestra.test',
  ])
    expect(documents).toContain(value)
})

test('a share capital that ends a sentence has one full stop', () => {
  const { documents } = readAbout({ status: null, shareCapital: '€ 10.000 i.v.' })
  expect(documents).toMatch(/ i\.v\.(?!\.)/)
  expect(documents).not.toContain('i.v..')
})

const hosting: Processor = {
  name: 'Netlify, Inc.',
  role: 'hosting',
  country: 'Stati Uniti',
  safeguard: 'dpf',
}
const automation: Processor = {
  name: 'Celonis s.r.o.',
  role: 'automation',
  country: 'Cechia',
  safeguard: 'eea',
}

const listOf = (block: unknown) => (block as { list: string[] }).list

test('every processor is named with its country and what it does', () => {
  expect(listOf(recipients([hosting, automation]))).toEqual([
    expect.stringMatching(/^Netlify, Inc\. \(Stati Uniti\): .*pagine/),
    expect.stringMatching(/^Celonis s\.r\.o\. \(Cechia\): .*moduli/),
  ])
})

test.each([
  ['dpf', '2023/1795'],
  ['clauses', '2021/914'],
  ['adequacy', 'adeguatezza'],
] as const)(
  'a transfer with the safeguard %s names it, once for each processor',
  (safeguard, words) => {
    const processor = { ...hosting, safeguard }
    const [, list] = transfers([processor, { ...processor, role: 'archive' }, automation])
    expect(listOf(list)).toEqual([expect.stringContaining(words)])
    expect(listOf(list)[0]).toMatch(/^Netlify, Inc\. \(Stati Uniti\): /)
  },
)

test('without a processor elsewhere the policy lists no transfer', () => {
  expect(transfers([automation])).toEqual([
    expect.stringContaining('nello Spazio economico europeo'),
  ])
})
