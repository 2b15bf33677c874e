// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openDialog } from '~/lib/open-dialog'
import { aProvider } from '~/test/a-provider'
import { allCategories, noChoice, onlyEssential } from './choice'
import { createConsent } from './consent-actions'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
})

/** A tab that counts the choices of which it was notified. */
function openTab() {
  const consent = createConsent([])
  const heard = vi.fn()
  ends.push(consent.listen(), consent.choice.subscribe(heard))
  return { ...consent, heard }
}

/** Stores or removes an entry as another tab does, without an event in this one. */
function storeElsewhere(consent: string | null) {
  if (consent === null) localStorage.removeItem('cookie-consent')
  else localStorage.setItem('cookie-consent', consent)
}

const hearOfIt = (key: string | null = 'cookie-consent') =>
  dispatchEvent(new StorageEvent('storage', { key }))
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

function fillStorage() {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return () => setItem.mockRestore()
}

const visits = aProvider({ id: 'visits', categories: ['analytics'] })

test('a choice covers the providers of the site, and closes the dialog', () => {
  const { choice, listen, actions } = createConsent([visits])
  const allow = vi.fn()
  ends.push(listen(allow))
  expect(allow).toHaveBeenLastCalledWith({ categories: onlyEssential, providers: [] })
  actions.openDialog()
  expect(openDialog.get()).toBe('cookies')
  actions.savePreferences({ ...onlyEssential, essential: false, analytics: true })
  expect(openDialog.get()).toBeNull()
  const preferences = { ...onlyEssential, analytics: true }
  expect(choice.get()).toEqual({ consent: true, preferences, asked: ['visits'], askAgain: null })
  expect(allow).toHaveBeenLastCalledWith({ categories: preferences, providers: ['visits'] })
})

test('the cookie dialog never replaces the lead modal', () => {
  const { actions } = createConsent([])
  openDialog.set('contact')
  actions.openDialog()
  actions.acceptAll()
  expect(openDialog.get()).toBe('contact')
  openDialog.set(null)
})

test('a choice of an earlier visit is in force at once, until another tab removes it', () => {
  storeElsewhere('true')
  const { choice } = openTab()
  expect(choice.get()).toMatchObject({ consent: true, preferences: onlyEssential })
  storeElsewhere(null)
  hearOfIt()
  expect(choice.get()).toBe(noChoice)
})

test.each([
  ['its preferences alone', 'cookie-preferences'],
  ['everything that is stored', null],
])('another tab changes %s', (_what, key) => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  expect(choice.get().preferences).toEqual(allCategories)
  localStorage.setItem('cookie-preferences', '{"analytics":true}')
  hearOfIt(key)
  expect(choice.get().preferences).toEqual({ ...onlyEssential, analytics: true })
})

test('the page hides its banner once it is answered, and while it is', () => {
  const isHidden = () => document.documentElement.hasAttribute('data-cookie-choice')
  const { choice, actions } = openTab()
  expect(isHidden()).toBe(false)
  actions.acceptAll()
  expect(isHidden()).toBe(true)
  expect(choice.get()).toMatchObject({ consent: true, preferences: allCategories })
  // A new provider asks again.
  choice.set({ ...choice.get(), askAgain: 'new' })
  expect(isHidden()).toBe(false)
  actions.rejectAll()
  expect(isHidden()).toBe(true)
  expect(choice.get()).toMatchObject({ consent: false, preferences: onlyEssential })
})

test('the same choice, of another tab or on the way back, leaves everything as it is', () => {
  const { actions, heard } = openTab()
  actions.acceptAll()
  heard.mockClear()
  hearOfIt()
  comeBack()
  expect(heard).not.toHaveBeenCalled()
})

test('a page from the back-forward cache reads the choice that was made meanwhile', () => {
  const { choice, actions } = openTab()
  actions.acceptAll()
  storeElsewhere('false')
  comeBack()
  expect(choice.get().consent).toBe(false)
})

test('a choice that could not be stored lasts until another tab stores one', () => {
  const { choice, actions } = openTab()
  const emptyStorage = fillStorage()
  actions.rejectAll()
  hearOfIt()
  comeBack()
  expect(choice.get().consent).toBe(false)
  emptyStorage()
  storeElsewhere('true')
  hearOfIt()
  expect(choice.get().consent).toBe(true)
})
