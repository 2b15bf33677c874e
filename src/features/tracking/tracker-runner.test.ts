import { beforeEach, expect, test } from 'vitest'
import type { Tracker, TrackerCode } from './tracker'
import { createTrackerRunner } from './tracker-runner'

const calls: string[] = []

function tracker(id: string, category: Tracker['category'], load = async () => code(id)): Tracker {
  return {
    id,
    category,
    provider: '',
    purpose: '',
    stores: [
      { name: `_${id}*`, kind: 'cookie', duration: '' },
      { name: `${id}-state`, kind: 'localStorage', duration: '' },
    ],
    load,
  }
}

function code(id: string): TrackerCode {
  return {
    start: ({ analytics, marketing }) => calls.push(`${id} start ${analytics} ${marketing}`),
    stop: () => calls.push(`${id} stop`),
    track: ({ name }) => calls.push(`${id} ${name}`),
  }
}

const nothing = { functional: false, analytics: false, marketing: false }

beforeEach(() => {
  calls.length = 0
  localStorage.clear()
})

test('a tracker starts when its category is allowed, gets later choices and stops', async () => {
  const { apply, track } = createTrackerRunner([
    tracker('a', 'analytics'),
    tracker('m', 'marketing'),
  ])
  await apply(nothing)
  track({ name: 'modal_opened' })
  expect(calls).toEqual([])
  await apply({ ...nothing, analytics: true })
  track({ name: 'lead_sent' })
  await apply({ ...nothing, analytics: true, marketing: true })
  await apply({ ...nothing, marketing: true })
  track({ name: 'wizard_step', step: 2 })
  expect(calls).toEqual([
    'a start true false',
    'a lead_sent',
    'a start true true',
    'm start true true',
    'a stop',
    'm start false true',
    'm wizard_step',
  ])
})

test('withdrawing removes exactly the cookies and keys that the tracker declares', async () => {
  const { apply } = createTrackerRunner([tracker('a', 'analytics')])
  await apply({ ...nothing, analytics: true })
  document.cookie = '_a_123=1;path=/'
  document.cookie = 'other=1;path=/'
  localStorage.setItem('a-state', '1')
  localStorage.setItem('b-state', '1')
  await apply(nothing)
  expect(document.cookie).toBe('other=1')
  expect(Object.keys(localStorage)).toEqual(['b-state'])
})

test('a tracker that loads after the withdrawal does not start', async () => {
  let arrive: () => void = () => undefined
  const slow = () =>
    new Promise<TrackerCode>(resolve => {
      arrive = () => resolve(code('slow'))
    })
  const { apply } = createTrackerRunner([tracker('slow', 'analytics', slow)])
  const starting = apply({ ...nothing, analytics: true })
  await apply(nothing)
  arrive()
  await starting
  expect(calls).toEqual([])
})

test('events before the first choice reach the trackers that start with it', async () => {
  const { apply, track } = createTrackerRunner([
    tracker('a', 'analytics'),
    tracker('m', 'marketing'),
  ])
  track({ name: 'wizard_step', step: 1 })
  await apply({ ...nothing, analytics: true })
  expect(calls).toEqual(['a start true false', 'a wizard_step'])
})
