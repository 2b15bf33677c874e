// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.palestra-prova.it/aziende" }
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProviderCategory, ProviderStore } from '~/content/services/provider'
import type { Allowance } from '~/features/consent/choice'
import { aProvider } from '~/test/a-provider'
import { removeStored } from './remove-stored'
import type { Tracker, TrackerCode } from './tracker'
import { createTrackerRunner } from './tracker-runner'

const calls: string[] = []

function tracker(
  id: string,
  load: Tracker['load'] = async () => code(id),
  stores: ProviderStore[] = [
    { name: `_${id}*`, kind: 'cookie', category: 'analytics', duration: '' },
    { name: `${id}-state`, kind: 'localStorage', category: 'analytics', duration: '' },
  ],
): Tracker {
  return { ...aProvider({ id, categories: ['analytics', 'marketing'], stores }), load }
}

function code(id: string, arrival: Promise<void> = Promise.resolve()): TrackerCode {
  return {
    start: ({ analytics, marketing }) => {
      calls.push(`${id} start ${analytics} ${marketing}`)
      return arrival
    },
    stop: () => calls.push(`${id} stop`),
    track: ({ name }) => calls.push(`${id} ${name}`),
  }
}

/** The choice of these categories, which lets these providers run. */
function allow(categories: ProviderCategory[], providers: string[]): Allowance {
  const isAllowed = (category: ProviderCategory) => categories.includes(category)
  return {
    categories: {
      essential: true,
      functional: isAllowed('functional'),
      analytics: isAllowed('analytics'),
      marketing: isAllowed('marketing'),
    },
    providers,
  }
}

const nothing = allow([], [])

/** A promise that the test settles. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

beforeEach(() => {
  calls.length = 0
  localStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair};path=/;max-age=0`
})

test('a tracker starts when it may run, starts again with later choices, and stops', async () => {
  const { apply, track } = createTrackerRunner([tracker('a'), tracker('m')])
  await apply(nothing)
  track({ name: 'modal_opened' })
  expect(calls).toEqual([])
  await apply(allow(['analytics'], ['a']))
  track({ name: 'lead_sent', form: 'contact', key: 'time' })
  await apply(allow(['analytics', 'marketing'], ['a', 'm']))
  await apply(allow(['marketing'], ['m']))
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
  const { apply } = createTrackerRunner([tracker('a')])
  await apply(allow(['analytics'], ['a']))
  document.cookie = '_a_123=1;path=/'
  document.cookie = 'other=1;path=/'
  localStorage.setItem('a-state', '1')
  localStorage.setItem('b-state', '1')
  await apply(nothing)
  expect(document.cookie).toBe('other=1')
  expect(Object.keys(localStorage)).toEqual(['b-state'])
})

test('a store whose category is refused is removed while its tracker goes on', async () => {
  const stores: ProviderStore[] = [
    { name: '_visits', kind: 'cookie', category: 'analytics', duration: '' },
    { name: '_adverts*', kind: 'cookie', category: 'marketing', duration: '' },
  ]
  const { apply } = createTrackerRunner([tracker('a', async () => code('a'), stores)])
  await apply(allow(['analytics', 'marketing'], ['a']))
  document.cookie = '_visits=1;path=/'
  document.cookie = '_adverts_1=1;path=/'
  await apply(allow(['analytics'], ['a']))
  expect(document.cookie).toBe('_visits=1')
  expect(calls).not.toContain('a stop')
})

test('a tracker whose code arrives after the withdrawal does not start', async () => {
  const slow = later<TrackerCode>()
  const { apply } = createTrackerRunner([tracker('slow', () => slow.promise)])
  const starting = apply(allow(['analytics'], ['slow']))
  await apply(nothing)
  slow.resolve(code('slow'))
  await starting
  expect(calls).toEqual([])
})

test('entries of a script that runs after the withdrawal are removed', async () => {
  const script = later<void>()
  const { apply } = createTrackerRunner([tracker('a', async () => code('a', script.promise))])
  await apply(allow(['analytics'], ['a']))
  await apply(nothing)
  document.cookie = '_a_123=1;path=/'
  localStorage.setItem('a-state', '1')
  script.resolve()
  await script.promise
  expect(document.cookie).toBe('')
  expect(Object.keys(localStorage)).toEqual([])
})

test('two choices while the code is on its way load it once and start it once', async () => {
  const slow = later<TrackerCode>()
  const load = vi.fn(() => slow.promise)
  const { apply } = createTrackerRunner([tracker('a', load)])
  const first = apply(allow(['analytics'], ['a']))
  const second = apply(allow(['analytics', 'marketing'], ['a']))
  slow.resolve(code('a'))
  await Promise.all([first, second])
  expect(load).toHaveBeenCalledTimes(1)
  expect(calls).toEqual(['a start true true'])
})

test('the same choice again changes nothing', async () => {
  const { apply } = createTrackerRunner([tracker('a')])
  await apply(allow(['analytics'], ['a']))
  await apply(allow(['analytics'], ['a']))
  expect(calls).toEqual(['a start true false'])
})

test('a tracker that cannot be fetched does not stop the others, and is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failure = new Error('no network')
  const load = vi.fn((): Promise<TrackerCode> => Promise.reject(failure))
  const { apply, track } = createTrackerRunner([tracker('bad', load), tracker('good')])
  await apply(allow(['analytics'], ['bad', 'good']))
  track({ name: 'lead_sent', form: 'contact', key: 'time' })
  expect(calls).toEqual(['good start true false', 'good lead_sent'])
  expect(warn.mock.calls).toEqual([['The tracker bad could not start', failure]])
  load.mockResolvedValue(code('bad'))
  await apply(allow(['analytics', 'marketing'], ['bad', 'good']))
  expect(calls).toContain('bad start true true')
})

test('events before the first choice is applied reach only the trackers that it starts', async () => {
  const { apply, track } = createTrackerRunner([tracker('a'), tracker('m')])
  track({ name: 'wizard_step', step: 1 })
  await apply(allow(['analytics'], ['a']))
  await apply(allow(['analytics', 'marketing'], ['a', 'm']))
  expect(calls).toEqual([
    'a start true false',
    'a wizard_step',
    'a start true true',
    'm start true true',
  ])
})

test('a tracker that a later choice starts gets no earlier events', async () => {
  const slow = later<TrackerCode>()
  const { apply, track } = createTrackerRunner([tracker('a'), tracker('slow', () => slow.promise)])
  const first = apply(allow(['analytics'], ['slow']))
  track({ name: 'modal_opened' })
  const second = apply(allow(['analytics'], ['a', 'slow']))
  slow.resolve(code('slow'))
  await Promise.all([first, second])
  expect(calls.filter(call => call.endsWith('modal_opened'))).toEqual([])
})

test('a tracker of no category runs without a choice, and goes on after a withdrawal', async () => {
  const { apply, track } = createTrackerRunner([
    { ...tracker('free'), categories: [] },
    tracker('a'),
  ])
  track({ name: 'modal_opened' })
  await apply(nothing)
  await apply(allow(['analytics'], ['a']))
  await apply(nothing)
  track({ name: 'wizard_step', step: 2 })
  expect(calls.filter(call => call.startsWith('free'))).toEqual([
    'free start false false',
    'free modal_opened',
    'free start true false',
    'free start false false',
    'free wizard_step',
  ])
})

test('what is only for the counts reaches no other tracker, and none that may not run', async () => {
  const counts = async () => ({
    ...code('c'),
    count: ({ name }: { name: string }) => calls.push(name),
  })
  const { apply, count } = createTrackerRunner([tracker('a'), tracker('c', counts)])
  count({ name: 'page' })
  await apply(allow(['analytics'], ['a', 'c']))
  calls.length = 0
  count({ name: 'page' })
  count({ name: 'lead_not_sent', form: 'contact', cause: 'offline' })
  await apply(nothing)
  count({ name: 'page' })
  expect(calls).toEqual(['page', 'lead_not_sent', 'a stop', 'c stop'])
})

const entry = (name: string, kind: ProviderStore['kind'] = 'cookie'): ProviderStore => ({
  name,
  kind,
  category: 'marketing',
  duration: '',
})

test('a cookie is removed from every domain on which a script of this page can set it', () => {
  document.cookie = '_gcl_au=1;path=/'
  document.cookie = '_gcl_aw=1;path=/;domain=palestra-prova.it'
  document.cookie = '_gac_UA-1=1;path=/;domain=.palestra-prova.it'
  document.cookie = '_ga=1;path=/;domain=palestra-prova.it'
  removeStored([entry('_gcl_*'), entry('_gac_*')])
  expect(document.cookie).toBe('_ga=1')
  removeStored([entry('_ga')])
  expect(document.cookie).toBe('')
})

test('a name without a star matches that name alone', () => {
  document.cookie = '_gb=1;path=/'
  removeStored([entry('_ga')])
  expect(document.cookie).toBe('_gb=1')
  removeStored([entry('_gb')])
})

test('with forbidden storage nothing throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => removeStored([entry('_gcl_*', 'localStorage')])).not.toThrow()
})

test('entries of the local storage go by name, and cookies of that name stay', () => {
  localStorage.setItem('_gcl_ls', '1')
  localStorage.setItem('cookie-consent', 'true')
  document.cookie = '_gcl_ls=1;path=/'
  removeStored([entry('_gcl_*', 'localStorage')])
  expect(Object.keys(localStorage)).toEqual(['cookie-consent'])
  expect(document.cookie).toBe('_gcl_ls=1')
})
