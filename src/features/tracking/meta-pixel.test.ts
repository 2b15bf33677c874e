// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { allCategories } from '~/features/consent/choice'
import { createMetaPixel } from './meta-pixel'

const queue = (): unknown[] => Reflect.get(window, 'fbq').queue
const scripts = () => [...document.head.querySelectorAll('script')]

beforeEach(() => document.head.replaceChildren())

test('the pixel is told not to configure itself before it is initialised', () => {
  createMetaPixel('42').start(allCategories)
  expect(queue()).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '42'],
    ['init', '42'],
    ['track', 'PageView'],
  ])
  const pixel = Reflect.get(window, 'fbq')
  expect({ ...pixel }).toMatchObject({ disableConfigLoading: true, disablePushState: true })
  // The fields that Meta's script expects of its queue.
  expect({ ...pixel }).toMatchObject({ loaded: true, version: '2.0' })
  expect(Reflect.get(window, '_fbq')).toBe(pixel)
  expect(scripts()[0]?.src).toBe('https://connect.facebook.net/en_US/fbevents.js')
})

test('a pixel that is stopped before its script runs leaves it no command', () => {
  const pixel = createMetaPixel('42')
  pixel.start(allCategories)
  pixel.stop()
  expect(queue()).toEqual([])
  pixel.start(allCategories)
  expect(queue()).toHaveLength(4)
  expect(scripts()).toHaveLength(1)
})

test('a lead is a standard event, other events are custom ones', () => {
  const pixel = createMetaPixel('42')
  pixel.start(allCategories)
  pixel.track({ name: 'lead_sent', form: 'contact', key: 'time' })
  pixel.track({ name: 'lead_sent', form: 'company', key: 'time' })
  pixel.track({ name: 'wizard_step', step: 3 })
  expect(queue().slice(4)).toEqual([
    ['track', 'Lead', { content_category: 'contact' }, { eventID: 'time' }],
    ['track', 'Lead', { content_category: 'company' }, { eventID: 'time' }],
    ['trackCustom', 'wizard_step', { step: 3 }],
  ])
})
