import { expect, test } from 'vitest'
import { companyTransfers } from '~/content/legal/privacy'
import { googleTagWords, metaPixelWords, playerWords } from '~/content/tracking'
import type { Provider } from '~/features/consent/allowance'
import { privacyDocument } from './privacy-document'

const analytics: Provider = {
  id: 'google-analytics',
  categories: ['analytics'],
  ...googleTagWords.G,
}
const ads: Provider = { id: 'google-ads', categories: ['marketing'], ...googleTagWords.AW }
const meta: Provider = { id: 'meta-pixel', categories: ['marketing'], ...metaPixelWords }
const vimeo: Provider = { id: 'vimeo', categories: ['functional'], ...playerWords.vimeo }

function policy(providers: readonly Provider[], hasCampaign = false) {
  const { sections } = privacyDocument({ providers, hasCampaign })
  const wordsOf = (id: string) => JSON.stringify(sections.find(section => section.id === id))
  const purposes = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (typeof block === 'object' && 'purposes' in block ? block.purposes : []))
    .map(({ purpose }) => purpose)
  return { wordsOf, purposes, all: JSON.stringify(sections) }
}

const own = policy([]).purposes
const added = (providers: Provider[]) => policy(providers).purposes.slice(own.length)

test('without services of other companies the policy speaks of none', () => {
  expect(own.length).toBeGreaterThan(3)
  expect(policy([]).all).not.toMatch(/Google|Meta|Vimeo|pixel|utm/)
})

test('a purpose is added for each category of which there is a service', () => {
  const [statistics] = added([analytics])
  const [adverts] = added([ads])
  expect(statistics).toMatch(/usato il sito/)
  expect(adverts).toMatch(/annunci/)
  // With consent to marketing, the tag of Google Analytics keeps entries of adverts.
  expect(added([analytics])).toEqual([statistics, adverts])
  expect(added([ads, meta])).toEqual([adverts])
  expect(added([vimeo])).toEqual([expect.stringContaining('video')])
  expect(added([vimeo, analytics, meta])).toHaveLength(3)
})

test('every added purpose names its data, consent as its basis, and where its duration stands', () => {
  const { sections } = privacyDocument({ providers: [vimeo, analytics, meta], hasCampaign: false })
  const blocks = sections.flatMap(section => section.blocks)
  const purposes = blocks.flatMap(block =>
    typeof block === 'object' && 'purposes' in block ? block.purposes.slice(own.length) : [],
  )
  for (const { data, basis, retention } of purposes) {
    expect(data).not.toBe('')
    expect(basis).toMatch(/^Consenso .*lett\. a, GDPR.*art\. 122/)
    expect(JSON.stringify(retention)).toContain('"/cookie-policy"')
  }
})

test('the joint controllership is named with the pixel of Meta, and only then', () => {
  expect(policy([meta]).wordsOf('destinatari')).toMatch(/art\. 26 GDPR.*C-40\/17/)
  expect(policy([analytics, ads, vimeo]).all).not.toContain('C-40/17')
})

test('the transfers name each company of a service once', () => {
  const transfers = policy([analytics, ads, meta]).wordsOf('trasferimenti')
  expect(transfers.match(/Google LLC/g)).toHaveLength(1)
  expect(transfers.match(/Meta Platforms, Inc\./g)).toHaveLength(1)
  const blocks = privacyDocument({ providers: [vimeo], hasCampaign: false }).sections.find(
    ({ id }) => id === 'trasferimenti',
  )?.blocks
  expect(blocks?.at(-1)).toBe(companyTransfers[vimeo.company])
  const words = [...Object.values(googleTagWords), ...Object.values(playerWords), metaPixelWords]
  for (const { company } of words) expect(companyTransfers, company).toHaveProperty([company])
})

test('the campaign is named when leads carry it', () => {
  expect(policy([], true).wordsOf('dati')).toContain('utm')
})
