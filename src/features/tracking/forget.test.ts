// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.palestra-prova.it/aziende" }
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProviderStore } from '~/content/services/provider'
import { forget } from './forget'

const store = (name: string, kind: ProviderStore['kind'] = 'cookie'): ProviderStore => ({
  name,
  kind,
  category: 'marketing',
  duration: '',
})

beforeEach(() => localStorage.clear())

test('a cookie is removed wherever a script of this page can have set it', () => {
  document.cookie = '_gcl_au=1;path=/'
  document.cookie = '_gcl_aw=1;path=/;domain=palestra-prova.it'
  document.cookie = '_gac_UA-1=1;path=/;domain=.palestra-prova.it'
  document.cookie = '_ga=1;path=/;domain=palestra-prova.it'
  forget([store('_gcl_*'), store('_gac_*')])
  expect(document.cookie).toBe('_ga=1')
  forget([store('_ga')])
  expect(document.cookie).toBe('')
})

test('a name without a star is that name alone', () => {
  document.cookie = '_gb=1;path=/'
  forget([store('_ga')])
  expect(document.cookie).toBe('_gb=1')
  forget([store('_gb')])
})

test('with forbidden storage nothing throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => forget([store('_gcl_*', 'localStorage')])).not.toThrow()
})

test('entries of the local storage go by name, and cookies of that name stay', () => {
  localStorage.setItem('_gcl_ls', '1')
  localStorage.setItem('cookie-consent', 'true')
  document.cookie = '_gcl_ls=1;path=/'
  forget([store('_gcl_*', 'localStorage')])
  expect(Object.keys(localStorage)).toEqual(['cookie-consent'])
  expect(document.cookie).toBe('_gcl_ls=1')
})
