// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import {
  chunkTimeout,
  hideAppFailed,
  loadChunk,
  preloadChunk,
  showAppFailed,
  stylesheetLoaded,
} from './load-chunk'

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.documentElement.removeAttribute('data-app-failed')
  document.documentElement.removeAttribute('data-styled')
})

function addStylesheet() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
}

test('a chunk that fails is not fetched again, as the browser remembers the failure', async () => {
  const load = vi.fn(() => Promise.reject(new Error('404')))
  await expect(loadChunk(load)).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a chunk that never arrives fails after eight seconds', async () => {
  vi.useFakeTimers()
  const outcome = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(chunkTimeout)
  await outcome
})

test('a chunk that has arrived or failed leaves no timer', async () => {
  vi.useFakeTimers()
  expect(await loadChunk(async () => 'the chunk')).toBe('the chunk')
  await expect(loadChunk(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(vi.getTimerCount()).toBe(0)
})

test('a preload that fails is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const load = vi.fn(() => Promise.reject(new Error('No network')))
  preloadChunk(load)
  expect(load).toHaveBeenCalledOnce()
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a stylesheet that is on its way is waited for', async () => {
  // The development server has none.
  await expect(stylesheetLoaded()).resolves.toBeUndefined()
  vi.useFakeTimers()
  addStylesheet()
  const done = vi.fn()
  stylesheetLoaded().then(done)
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).not.toHaveBeenCalled()
  document.documentElement.toggleAttribute('data-styled', true)
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toHaveBeenCalled()
})

test('a stylesheet that fails while it is awaited is an error, and leaves no timer', async () => {
  vi.useFakeTimers()
  addStylesheet()
  const outcome = expect(stylesheetLoaded()).rejects.toThrow('did not arrive')
  document.documentElement.toggleAttribute('data-app-failed', true)
  await vi.advanceTimersByTimeAsync(100)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})

test('a stylesheet that has already failed is an error at once', async () => {
  addStylesheet()
  document.documentElement.toggleAttribute('data-app-failed', true)
  await expect(stylesheetLoaded()).rejects.toThrow('did not arrive')
})

test('the notice of a part that has failed leads to a full load, which keeps the parameters', () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.setAttribute('data-reload', '')
  history.replaceState(null, '', '/aziende?step=3&gclid=abc#modulo')
  const isShown = () => document.documentElement.hasAttribute('data-app-failed')
  showAppFailed()
  expect(isShown()).toBe(true)
  expect(link.getAttribute('href')).toBe('?step=3&gclid=abc')
  // The visitor wanted the lead modal.
  showAppFailed(true)
  expect(link.getAttribute('href')).toBe('?step=3&gclid=abc&metodo=')
  hideAppFailed()
  expect(isShown()).toBe(false)
  link.remove()
  history.replaceState(null, '', '/')
})
