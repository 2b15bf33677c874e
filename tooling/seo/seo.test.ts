// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type Content, content } from '../../src/content/for-tooling'
import { pages } from '../../src/content/pages'
import { jsonLd, jsonLdElement } from './json-ld.ts'
import { seoFiles } from './seo-files.ts'

const { site } = content

function graphOf(page: string, of: Content = content): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(jsonLd(page, of)))?.['@graph'] ?? []
}

const withSite = (change: Partial<typeof site>): Content => ({
  ...content,
  site: { ...site, ...change },
})

test('the home page describes the business and its courses, all of it by one reference', () => {
  const [organization, ...others] = graphOf('home')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    legalName: site.company.legalName,
    vatID: site.company.vatNumber,
    address: { '@type': 'PostalAddress', addressLocality: site.company.city },
  })
  const reference = { '@id': organization?.['@id'] }
  expect(others).toMatchObject([
    { '@type': 'WebSite', publisher: reference },
    { '@type': 'Course', provider: reference },
    { '@type': 'Course', provider: reference },
  ])
})

test('the page for companies describes a service', () => {
  expect(graphOf('companies')).toMatchObject([
    { '@type': 'Service', url: `${site.url}/aziende`, provider: { '@type': 'Organization' } },
  ])
})

test('JSON-LD leaves out profiles, REA and tax code of a business without them', () => {
  const { rea: _rea, taxCode: _taxCode, ...company } = site.company
  const [without] = graphOf('home', withSite({ social: [], company }))
  for (const name of ['sameAs', 'identifier', 'taxID']) expect(without).not.toHaveProperty(name)
  const social = [{ label: 'social.test', to: 'https://social.test/profilo' }]
  const registered = { ...company, rea: 'MI-1', taxCode: '00159560366' }
  expect(graphOf('home', withSite({ social, company: registered }))[0]).toMatchObject({
    sameAs: ['https://social.test/profilo'],
    identifier: { propertyID: 'REA', value: 'MI-1' },
    taxID: '00159560366',
  })
})

test('other pages have no JSON-LD', () => {
  const others = Object.keys(pages).filter(page => page !== 'home' && page !== 'companies')
  expect(others.map(page => jsonLdElement(jsonLd(page, content)))).toEqual(others.map(() => ''))
})

test('content cannot close the script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--', note: '$& $1' }
  const holder = document.createElement('div')
  holder.innerHTML = jsonLdElement(data)
  expect(holder.childElementCount).toBe(1)
  expect(JSON.parse(holder.textContent ?? '')).toEqual(data)
})

test('the sitemap gives the day of the build in Italy', () => {
  const files = seoFiles(content, new Date('2026-11-20T23:30:00Z'))
  expect(files['sitemap.xml']).toContain(
    `<url><loc>${content.site.url}/aziende</loc><lastmod>2026-11-21</lastmod></url>`,
  )
})

test('the contact card has the number from which the business calls; without one there is no card', () => {
  const card = (change: Partial<typeof site>) =>
    seoFiles(withSite({ url: 'https://a.test', email: 'b@a.test', ...change }), new Date(0))[
      'contatto.vcf'
    ]
  expect(card({ callsFrom: null })).toBeUndefined()
  expect(card({ callsFrom: '+39 02 1', name: 'A; B, \\C' })?.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:A\\; B\\, \\\\C;;;;',
    'FN:A\\; B\\, \\\\C',
    'ORG:A\\; B\\, \\\\C',
    'TEL;TYPE=WORK:+39 02 1',
    'EMAIL:b@a.test',
    'URL:https://a.test',
    'END:VCARD',
    '',
  ])
})
