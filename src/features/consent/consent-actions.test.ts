// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { onlyEssential } from './categories'
import { createConsent } from './consent-actions'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
})

/** A tab, and how often it has heard of a choice. */
function openTab() {
  const consent = createConsent([])
  const heard = vi.fn()
  ends.push(consent.followOtherTabs(), consent.choice.subscribe(heard))
  return { ...consent, heard }
}

/** What another tab stores, or removes, without this one hearing of it. */
function storeElsewhere(consent: string | null) {
  if (consent === null) localStorage.removeItem('cookie-consent')
  else localStorage.setItem('cookie-consent', consent)
}

const hearOfIt = () => dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }))
const comeBack = (persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

function fillStorage() {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return () => setItem.mockRestore()
}

test('a choice of another tab holds here too', () => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  storeElsewhere('false')
  hearOfIt()
  expect(choice.get().consent).toBe(false)
})

test('a refusal of another tab counts even where this one had refused', () => {
  const { choice, actions, heard } = openTab()
  actions.rejectAll()
  const before = choice.get()
  heard.mockClear()
  storeElsewhere('false')
  hearOfIt()
  expect(heard).toHaveBeenCalledOnce()
  expect(choice.get()).not.toBe(before)
  expect(choice.get()).toEqual({ ...before, preferences: onlyEssential })
})

test('a page that comes back out of the cache takes over a choice that was made meanwhile', () => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  storeElsewhere('false')
  comeBack(true)
  expect(choice.get().consent).toBe(false)
})

test('a page that comes back to the same choice leaves everything as it is', () => {
  const { actions, heard } = openTab()
  actions.acceptAll()
  heard.mockClear()
  comeBack(true)
  expect(heard).not.toHaveBeenCalled()
})

test('a page that is shown for the first time does not read the choice again', () => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  storeElsewhere('false')
  comeBack(false)
  expect(choice.get().consent).toBe(true)
})

test('a choice that could not be stored lasts until another tab stores one', () => {
  const { choice, actions } = openTab()
  const emptyStorage = fillStorage()
  actions.rejectAll()
  hearOfIt()
  comeBack(true)
  expect(choice.get().consent).toBe(false)
  emptyStorage()
  storeElsewhere('true')
  hearOfIt()
  expect(choice.get().consent).toBe(true)
})

test('a choice that was stored ends when another tab removes it', () => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  storeElsewhere(null)
  hearOfIt()
  expect(choice.get().consent).toBeNull()
})
