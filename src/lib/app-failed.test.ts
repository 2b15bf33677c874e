// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { hideAppFailed, showAppFailed } from './app-failed'

afterEach(() => {
  document.body.replaceChildren()
  hideAppFailed()
  history.replaceState(null, '', '/')
})

function addLink() {
  const link = document.createElement('a')
  link.href = '?'
  link.setAttribute('data-reload', '')
  document.body.append(link)
  return link
}

test('the notice is shown by a mark, and taken away', () => {
  showAppFailed()
  expect(document.documentElement.hasAttribute('data-app-failed')).toBe(true)
  hideAppFailed()
  expect(document.documentElement.hasAttribute('data-app-failed')).toBe(false)
})

test('its link loads the page again with the parameters of the address', () => {
  history.replaceState(null, '', '/aziende?step=3&utm_source=meta#modulo')
  const link = addLink()
  showAppFailed()
  expect(link.getAttribute('href')).toBe('?step=3&utm_source=meta')
})

test('when the lead modal was wanted, the loaded page opens it', () => {
  history.replaceState(null, '', '/?gclid=abc')
  const link = addLink()
  showAppFailed(true)
  expect(new URLSearchParams(link.search).get('metodo')).toBe('')
  expect(new URLSearchParams(link.search).get('gclid')).toBe('abc')
})
