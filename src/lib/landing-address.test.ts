// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { cleanPath, landingCampaign, rememberLanding } from './landing-address'

afterEach(() => history.replaceState(null, '', '/'))

test('a page that has just been opened has no campaign', () => {
  history.replaceState(null, '', '/?utm_source=meta')
  expect(landingCampaign()).toEqual([])
})

test('only the parameters of a campaign are passed on, as they were on arrival', () => {
  const longest = `utm_${'x'.repeat(30)}`
  const others = ['utm_', `${longest}x`, 'xutm_source', 'utm_a-b', 'utm-source', 'email']
  const query = ['utm_source', longest, ...others].map(name => `${name}=1`).join('&')
  history.replaceState(null, '', `/?${query}`)
  rememberLanding()
  history.replaceState(null, '', '/aziende?utm_source=other')
  expect(landingCampaign()).toEqual([
    ['utm_source', '1'],
    [longest, '1'],
  ])
})

test('a value is cut after 200 characters', () => {
  history.replaceState(null, '', `/?utm_term=${'x'.repeat(199)}yz`)
  rememberLanding()
  expect(landingCampaign()).toEqual([['utm_term', `${'x'.repeat(199)}y`]])
})

test.each([
  ['/', '/'],
  ['/aziende', '/aziende'],
  ['//aziende', '/aziende'],
  ['///aziende//', '/aziende'],
  ['//evil.example/a', '/evil.example/a'],
])('the path %s becomes %s', (pathname, known) => {
  expect(cleanPath(pathname)).toBe(known)
})
