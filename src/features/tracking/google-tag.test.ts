// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { allCategories, onlyEssential } from '~/features/consent/choice'
import { createGoogleTag } from './google-tag'

const analytics = { ...onlyEssential, analytics: true }

/** The commands that Google's script finds, or has received. */
const commands = (): unknown[][] =>
  Reflect.get(window, 'dataLayer').map((command: ArrayLike<unknown>) => Array.from(command))
const named = (name: string) => commands().filter(command => command[0] === name)
const scripts = () => [...document.head.querySelectorAll('script')]

beforeEach(() => {
  document.head.replaceChildren()
  Object.assign(window, { dataLayer: [] })
})

test('the first start denies everything, grants the choice, and configures the tag', () => {
  createGoogleTag('G-1', '').start(analytics)
  expect(commands().map(([name, what]) => [name, what])).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['set', 'ads_data_redaction'],
    ['js', expect.any(Date)],
    ['config', 'G-1'],
  ])
  expect(named('set')).toEqual([['set', 'ads_data_redaction', true]])
  expect(named('consent')[0]?.[2]).toMatchObject({
    analytics_storage: 'denied',
    security_storage: 'granted',
  })
  expect(named('consent')[1]?.[2]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  })
  expect(scripts()[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-1')
})

test('a tag that is stopped before its script runs leaves it no command', () => {
  const tag = createGoogleTag('G-1', '')
  tag.start(analytics)
  tag.stop()
  expect(commands().map(([name, what]) => [name, what])).toEqual([['consent', 'default']])
  expect(commands()[0]?.[2]).toMatchObject({ analytics_storage: 'denied' })
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)
})

test('a category that is refused before the script runs is never granted in the queue', () => {
  const tag = createGoogleTag('GT-1', '')
  tag.start(allCategories)
  tag.track({ name: 'modal_opened' })
  tag.start({ ...onlyEssential, marketing: true })
  const signals = named('consent').map(([, , signal]) => signal)
  expect(signals).toHaveLength(2)
  expect(signals).not.toContainEqual(expect.objectContaining({ analytics_storage: 'granted' }))
  expect(signals[1]).toMatchObject({ ad_storage: 'granted' })
  expect(named('event')).toEqual([])
})

test('functional consent grants only the functional signals', () => {
  createGoogleTag('G-1', '').start({ ...onlyEssential, functional: true })
  expect(named('consent')[1]?.[2]).toMatchObject({
    ad_storage: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    personalization_storage: 'granted',
  })
})

test.each(['contact', 'company'] as const)(
  'a lead of the form %s is an event, and a conversion if marketing is allowed',
  form => {
    const tag = createGoogleTag('GT-1', 'AW-1/label')
    tag.start(analytics)
    tag.track({ name: 'lead_sent', form, key: 'time' })
    expect(named('event')).toEqual([['event', 'generate_lead', { lead_source: form }]])
    tag.start(allCategories)
    tag.track({ name: 'lead_sent', form, key: 'time' })
    expect(named('event').at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-1/label' }])
  },
)

test('without a conversion label no conversion is sent', () => {
  const tag = createGoogleTag('AW-1', '')
  tag.start(allCategories)
  tag.track({ name: 'lead_sent', form: 'contact', key: 'time' })
  tag.track({ name: 'wizard_step', step: 2 })
  expect(named('event').map(([, name]) => name)).toEqual(['generate_lead', 'wizard_step'])
})

test.each([
  ['AW-1', ['generate_lead', 'conversion']],
  ['GT-1', ['conversion']],
])('without consent to analytics the tag %s gets only %j for a lead', (id, events) => {
  const tag = createGoogleTag(id, 'AW-1/label')
  tag.start({ ...onlyEssential, marketing: true })
  if (id === 'GT-1') tag.track({ name: 'modal_opened' })
  tag.track({ name: 'lead_sent', form: 'contact', key: 'time' })
  expect(named('event').map(([, name]) => name)).toEqual(events)
})
