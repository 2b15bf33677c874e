// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.palestra-prova.it/aziende?email=giulia@esempio.it&utm_source=x" }
import { beforeEach, expect, test, vi } from 'vitest'
import { countSettings, countsProvider } from '~/content/services/counts'
import { allCategories } from '~/features/consent/choice'
import { createCounts } from './counts'

const [plausible, umami, goatCounter] = countSettings.counts.examples
const website = '1b2c3d4e-1b2c-3d4e-5f60-1b2c3d4e5f60'
const ofUmami = (payload: object) => ({
  type: 'event',
  payload: { website, hostname: 'www.palestra-prova.it', url: '/aziende', ...payload },
})
const ofPlausible = {
  url: 'https://www.palestra-prova.it/aziende',
  domain: 'www.palestra-prova.it',
}

const fetch = vi.fn()

/** Address and body of each request, and how it was sent. */
const sent = () =>
  fetch.mock.calls.map(([url, { body }]) => [String(url), ...(body ? [JSON.parse(body)] : [])])

beforeEach(() => {
  history.replaceState(null, '', '/aziende?email=giulia@esempio.it')
  fetch.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
})

test.each([
  [
    plausible,
    [
      [plausible, { name: 'pageview', ...ofPlausible, props: {} }],
      [plausible, { name: 'wizard_step', ...ofPlausible, props: { step: 2 } }],
      [
        plausible,
        { name: 'lead_not_sent', ...ofPlausible, props: { form: 'company', cause: 'refused' } },
      ],
    ],
  ],
  [
    umami,
    [
      ['https://cloud.umami.is/api/send', ofUmami({})],
      ['https://cloud.umami.is/api/send', ofUmami({ name: 'wizard_step', data: { step: 2 } })],
      [
        'https://cloud.umami.is/api/send',
        ofUmami({ name: 'lead_not_sent', data: { form: 'company', cause: 'refused' } }),
      ],
    ],
  ],
  [
    goatCounter,
    [
      [`${goatCounter}?p=%2Faziende`],
      [`${goatCounter}?p=wizard_step%2F2&e=true`],
      [`${goatCounter}?p=lead_not_sent%2Fcompany%2Frefused&e=true`],
    ],
  ],
])(
  '%s gets pages and events in its own form, without the query of the page',
  async (address, expected) => {
    const counts = createCounts(address)
    await counts.start(allCategories)
    counts.track({ name: 'wizard_step', step: 2 })
    counts.count?.({ name: 'lead_not_sent', form: 'company', cause: 'refused' })
    expect(sent()).toEqual(expected)
    for (const [, init] of fetch.mock.calls)
      expect(init).toMatchObject({
        cache: 'no-store',
        credentials: 'omit',
        keepalive: true,
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal),
      })
  },
)

test('a sent lead is counted by its form, without the key that tells one from another', () => {
  createCounts(goatCounter).track({ name: 'lead_sent', form: 'contact', key: '2026-11-25' })
  expect(sent()).toEqual([[`${goatCounter}?p=lead_sent%2Fcontact&e=true`]])
})

test('only Umami needs a preflight', async () => {
  const modes = []
  for (const address of [plausible, umami, goatCounter]) {
    await createCounts(address).start(allCategories)
    const { mode, headers } = fetch.mock.lastCall?.[1] ?? {}
    modes.push([mode, headers])
  }
  expect(modes).toEqual([
    ['no-cors', undefined],
    [undefined, { 'Content-Type': 'application/json' }],
    ['no-cors', undefined],
  ])
})

test('a page counts once for each navigation, whatever is chosen meanwhile', async () => {
  const counts = createCounts(goatCounter)
  await counts.start(allCategories)
  counts.count?.({ name: 'page' })
  counts.stop()
  await counts.start(allCategories)
  history.replaceState(null, '', '/')
  counts.count?.({ name: 'page' })
  history.replaceState(null, '', '/aziende')
  counts.count?.({ name: 'page' })
  expect(sent().map(([url]) => new URL(url).searchParams.get('p'))).toEqual([
    '/aziende',
    '/',
    '/aziende',
  ])
})

test('a count that fails says nothing, also in a browser without signals that time out', async () => {
  vi.stubGlobal('AbortSignal', {})
  fetch.mockRejectedValue(new TypeError('blocked'))
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
  await createCounts(plausible).start(allCategories)
  await new Promise(resolve => setTimeout(resolve))
  for (const log of said) expect(log).not.toHaveBeenCalled()
})

test.each([
  [plausible, 'plausible.io', 'Plausible', 'https://plausible.io/data-policy'],
  ['https://eu.umami.is/api/send', 'eu.umami.is', 'Umami', 'https://umami.is/privacy'],
  [
    goatCounter,
    'codice.goatcounter.com',
    'GoatCounter',
    'https://www.goatcounter.com/help/privacy',
  ],
  ['https://conta.rossi.it/count', 'conta.rossi.it', 'GoatCounter', '/privacy-policy'],
  ['https://notplausible.io/api/event', 'notplausible.io', 'Plausible', '/privacy-policy'],
])(
  'visitors are asked for the server of %s, by the policy of who runs it',
  (address, id, service, policy) => {
    const words = countsProvider(address, 'Hetzner Online GmbH')
    expect(words).toMatchObject({ id, service, policy, company: 'Hetzner Online GmbH', stores: [] })
    expect(countsProvider(address, undefined).company).toBe(id)
  },
)
