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
import { layout } from '~/content/layout'
import { paths } from '~/content/paths'
import { promises } from '~/content/promises'
import { companyLine } from '~/content/registration'
import { site } from '~/content/site'
import privacyWords from '~/content/words/privacy.json' with { type: 'json' }
import termsWords from '~/content/words/terms.json' with { type: 'json' }
import { cookiePolicy } from './cookies'
import type { LegalBlock, LegalDocument, LegalSection, LegalText } from './legal-document'
import { privacy } from './privacy'
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

// A lawyer may rewrite every sentence: the tests hold only what the specification fixes, what other
// pages link to and what the law wants to stand apart.

const cookies = cookiePolicy([])
const documents = { [paths.privacy]: privacy, [paths.terms]: terms, [paths.cookies]: cookies }

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

const sectionTexts = ({ title, blocks }: LegalSection) => [title, ...blocks.flatMap(textsOf)]

function section(content: LegalDocument, id: string): LegalSection {
  const found = content.sections.find(candidate => candidate.id === id)
  if (!found) throw new Error(`No section ${id} in ${content.title}`)
  return found
}

/** Where the links of a document lead. */
const linksOf = ({ intro, sections }: LegalDocument) =>
  [intro, ...sections.flatMap(sectionTexts)].flatMap(text =>
    [...text.matchAll(link)].map(([, , to = '']) => to),
  )

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
  for (const { sections } of Object.values(documents)) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('every link inside the site has an existing target', () => {
  const pages = new Map<string, LegalDocument>(Object.entries(documents))
  const footer = layout.footer.legal.links.map(({ to }) => [paths.home, to] as const)
  const inside = [...pages].flatMap(([path, content]) =>
    linksOf(content).map(to => [path, to] as const),
  )
  for (const [path, to] of [...footer, ...inside]) {
    if (/^(https:\/\/[^\s]+|mailto:\S+@\S+|tel:\+?\d+)$/.test(to)) continue
    const { pathname, hash } = new URL(to, `https://site.test${path}`)
    expect(Object.values(paths), to).toContain(pathname)
    const target = pages.get(pathname)
    if (hash && target) expect(target.sections.map(({ id }) => `#${id}`)).toContain(hash)
  }
})

/** What is read of a business at the foot of each page and in the documents. */
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

test('what a sole trader does not have leaves no gap', () => {
  const { foot, documents } = readAbout({
    taxCode: null,
    registerOffice: null,
    rea: null,
    shareCapital: null,
    pec: null,
  })
  for (const words of [foot, documents]) {
    expect(words).not.toMatch(/undefined|\bnull\b|PEC|DPO/)
    expect(words).toContain(site.company.vatNumber)
  }
})

test('the optional data of a business are shown where it has them', () => {
  const { foot, documents } = readAbout({
    dpo: 'dpo@palestra.test',
    ...{ taxCode: 'TAXCODE', registerOffice: 'Ufficio', rea: 'REA-1', pec: 'pec@palestra.test' },
    ...{ shareCapital: 'CAPITAL i.v.', status: 'in liquidazione' },
  })
  for (const value of ['Ufficio TAXCODE', 'REA-1', 'CAPITAL i.v.', 'in liquidazione']) {
    expect(foot).toContain(value)
    expect(documents).toContain(value)
  }
  expect(foot).toContain('PEC pec@palestra.test')
  expect(documents).toContain('mailto:dpo@palestra.test')
})

test('a share capital that ends a sentence has one full stop', () => {
  const { documents } = readAbout({ status: null, shareCapital: '€ 10.000 i.v.' })
  expect(documents).toMatch(/ i\.v\.(?!\.)/)
  expect(documents).not.toContain('i.v..')
})
