// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type Content, content } from '../../src/content/for-tooling'
import { type PageKey, pageKeys } from '../../src/content/pages'
import { jsonLd, jsonLdElement } from './json-ld.ts'

const { site } = content

interface Type {
  /** Properties that schema.org or Google requires. */
  required: string[]
  /** Other properties that we use; any other name counts as misspelt. */
  optional?: string[]
}

/** https://schema.org and https://developers.google.com/search/docs/appearance/structured-data */
const types: Record<string, Type> = {
  Organization: {
    required: ['name', 'url'],
    optional: [
      'logo',
      'description',
      'email',
      'telephone',
      'legalName',
      'vatID',
      'taxID',
      'identifier',
      'address',
      'sameAs',
    ],
  },
  PropertyValue: { required: ['propertyID', 'value'] },
  PostalAddress: {
    required: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
    optional: ['addressRegion'],
  },
  WebSite: { required: ['name', 'url'], optional: ['inLanguage', 'publisher'] },
  Course: { required: ['name', 'description', 'provider'] },
  Service: {
    required: ['name', 'description', 'provider'],
    optional: ['url', 'areaServed', 'audience'],
  },
  BusinessAudience: { required: ['audienceType'] },
}

type Value = string | Value[] | { [key: string]: Value }

function isObject(value: Value | undefined): value is { [key: string]: Value } {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Lists the faults of a node and of the nodes inside it, as "path: complaint". */
function complaints(value: Value, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => complaints(each, `${path}[${index}]`))
  }
  if (!isObject(value)) {
    if (/\.(?:url|logo|@id)$/.test(path) && !value.startsWith(`${site.url}/`)) {
      return [`${path}: not an address of the site`]
    }
    return value.trim() ? [] : [`${path}: empty`]
  }
  const { '@type': name, ...node } = value
  const { '@id': id, ...properties } = node
  const inside = Object.entries(node).flatMap(([key, each]) => complaints(each, `${path}.${key}`))
  if (name === undefined) return id ? [] : [`${path}: neither a type nor a reference`]
  const type = types[String(name)]
  if (!type) return [`${path}: unknown type ${name}`]
  const known = [...type.required, ...(type.optional ?? [])]
  return [
    ...inside,
    ...type.required.filter(key => !(key in properties)).map(key => `${path}: no ${key}`),
    ...Object.keys(properties)
      .filter(key => !known.includes(key))
      .map(key => `${path}: ${name} has no property ${key}`),
  ]
}

function graphOf(page: PageKey, of = content): { [key: string]: Value }[] {
  return JSON.parse(JSON.stringify(jsonLd(page, of)))?.['@graph'] ?? []
}

function idsIn(value: Value, isReference: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap(each => idsIn(each, isReference))
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(each => idsIn(each, isReference))
  const id = value['@id']
  return typeof id === 'string' && isReference === !value['@type'] ? [id, ...inside] : inside
}

describe.each(['home', 'companies'] as const)('the JSON-LD of the page %s', page => {
  it('has the required properties of each type and no unknown ones', () => {
    expect(graphOf(page)).not.toEqual([])
    expect(complaints(graphOf(page), page)).toEqual([])
  })

  it('refers only to nodes that it defines', () => {
    expect(idsIn(graphOf(page), false)).toEqual(expect.arrayContaining(idsIn(graphOf(page), true)))
  })
})

it('the check finds a missing, an empty and a misspelt property', () => {
  const wrong = { '@type': 'Course', name: ' ', descripton: 'x', provider: {} }
  expect(complaints(wrong, 'it')).toEqual([
    'it.name: empty',
    'it.provider: neither a type nor a reference',
    'it: no description',
    'it: Course has no property descripton',
  ])
})

it('the home page describes the business and its courses', () => {
  const graph = graphOf('home')
  const typesFound = graph.map(node => node['@type'])
  expect(typesFound).toEqual(['Organization', 'WebSite', 'Course', 'Course'])
  expect(graph[0]).toMatchObject({
    legalName: site.company.legalName,
    vatID: site.company.vatNumber,
    address: { addressLocality: site.company.city },
  })
})

it('a change of the content changes the JSON-LD', () => {
  const changed: Content = {
    ...content,
    site: { ...site, name: 'Altra Palestra', social: ['https://social.test/profilo'] },
  }
  expect(complaints(graphOf('home', changed), 'home')).toEqual([])
  expect(graphOf('home', changed)[0]).toMatchObject({
    name: 'Altra Palestra',
    sameAs: ['https://social.test/profilo'],
  })
})

it('a business without profiles elsewhere names none, in the vocabulary of schema.org', () => {
  const data = jsonLd('home', { ...content, site: { ...site, social: [] } })
  expect(data).toMatchObject({ '@context': 'https://schema.org' })
  expect(JSON.stringify(data)).not.toContain('sameAs')
})

it('the REA and the tax code are those of the business, if it has them', () => {
  const { rea: _rea, taxCode: _taxCode, ...soleTrader } = site.company
  const of = (company: typeof site.company): Content => ({ ...content, site: { ...site, company } })
  const [without] = graphOf('home', of(soleTrader))
  expect(without).not.toHaveProperty('identifier')
  expect(without).not.toHaveProperty('taxID')
  const registered = of({ ...soleTrader, rea: 'MI-1', taxCode: '00159560366' })
  expect(complaints(graphOf('home', registered), 'home')).toEqual([])
  expect(graphOf('home', registered)[0]).toMatchObject({
    identifier: { value: 'MI-1' },
    taxID: '00159560366',
  })
})

it('other pages have no JSON-LD', () => {
  const others = pageKeys.filter(page => page !== 'home' && page !== 'companies')
  expect(others.map(page => jsonLdElement(jsonLd(page, content)))).toEqual(others.map(() => ''))
})

it('content cannot close the script element', () => {
  const data = { name: '</script><script>alert(1)</script><!--', note: '$& $1' }
  const element = jsonLdElement(data)
  const holder = document.createElement('div')
  holder.innerHTML = element
  expect(holder.childElementCount).toBe(1)
  expect(JSON.parse(holder.textContent ?? '')).toEqual(data)
  expect(element.match(/</g)).toHaveLength(2)
})
