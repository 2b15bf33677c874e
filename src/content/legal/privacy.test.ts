import { expect, test } from 'vitest'
import type { Provider } from '~/content/services/provider'
import { googleTags, metaPixel, players } from '~/content/services/services'
import { addedPurposes, notices, privacyDocument } from './privacy'

const { G: analytics, AW: ads } = googleTags
const meta: Provider = metaPixel
const { vimeo } = players

function policy(providers: readonly Provider[], noticeNames: (keyof typeof notices)[] = []) {
  const { sections } = privacyDocument({ providers, noticeNames })
  const wordsOf = (id: string) => JSON.stringify(sections.find(section => section.id === id))
  const purposes = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (typeof block === 'object' && 'purposes' in block ? block.purposes : []))
  return { wordsOf, purposes, all: JSON.stringify(sections) }
}

const own = policy([]).purposes.map(({ purpose }) => purpose)
const added = (providers: Provider[]) =>
  policy(providers)
    .purposes.slice(own.length)
    .map(({ purpose }) => purpose)

test('without services of other companies the policy names none', () => {
  expect(own.length).toBeGreaterThan(3)
  for (const words of [
    ...Object.values(notices),
    analytics.transfer,
    meta.transfer,
    meta.responsibility,
  ])
    expect(policy([]).all).not.toContain(JSON.stringify(words))
  for (const { purpose } of Object.values(addedPurposes)) expect(own).not.toContain(purpose)
})

test('a purpose is added for each category of which there is a service', () => {
  const statistics = addedPurposes.analytics.purpose
  const adverts = addedPurposes.marketing.purpose
  // With consent to marketing, the tag of Google Analytics keeps entries of adverts.
  expect(added([analytics])).toEqual([statistics, adverts])
  expect(added([ads, meta])).toEqual([adverts])
  expect(added([vimeo])).toEqual([addedPurposes.functional.purpose])
  expect(added([vimeo, analytics, meta])).toHaveLength(3)
})

test('each purpose says data, basis and retention; an added one rests on consent', () => {
  const { purposes } = policy([vimeo, analytics, meta])
  expect(purposes).toHaveLength(own.length + 3)
  for (const { purpose, data, basis, retention } of purposes)
    for (const words of [purpose, data, basis, retention]) expect(words.trim()).not.toBe('')
  for (const { basis, retention } of purposes.slice(own.length)) {
    expect(basis).toMatch(/consenso/i)
    expect(retention).toContain('](/cookie-policy)')
  }
})

test('the joint controllership is named with the pixel of Meta, and only then', () => {
  const words = JSON.stringify(meta.responsibility)
  expect(policy([meta]).wordsOf('destinatari')).toContain(words)
  expect(policy([analytics, ads, vimeo]).all).not.toContain(words)
})

test('the transfers name each company of a service once', () => {
  const transfers = policy([analytics, ads, meta]).wordsOf('trasferimenti')
  for (const { transfer } of [analytics, meta])
    expect(transfers.split(JSON.stringify(transfer))).toHaveLength(2)
  const blocks = privacyDocument({ providers: [vimeo], noticeNames: [] }).sections.find(
    ({ id }) => id === 'trasferimenti',
  )?.blocks
  expect(blocks?.at(-1)).toBe(vimeo.transfer)
})

test.each(Object.keys(notices) as (keyof typeof notices)[])(
  'the notice "%s" stands with the collected data, and its purpose and basis with the purposes',
  name => {
    const { wordsOf, purposes } = policy([], [name])
    expect(wordsOf('dati')).toContain(JSON.stringify(notices[name]))
    expect(purposes.slice(own.length)).toEqual([addedPurposes[name]])
    expect(addedPurposes[name].basis).toMatch(/art. 6, par. 1, lett. [cf]/)
  },
)

test('a service among the processors adds no transfer', () => {
  expect(policy([{ ...meta, transfer: null }]).wordsOf('trasferimenti')).toBe(
    policy([]).wordsOf('trasferimenti'),
  )
})
