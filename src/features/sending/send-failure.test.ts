// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { TimeoutError } from '~/lib/post-json'
import { failureOf, RefusedError } from './send-failure'

test.each([
  [new RefusedError('500'), true, 'refused'],
  [new TimeoutError('late'), true, 'noAnswer'],
  [new TypeError('Failed to fetch'), true, 'unreachable'],
  [new TypeError('Failed to fetch'), false, 'offline'],
] as const)('%s, online: %s, is "%s"', (error, isOnline, failure) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(failureOf(error)).toBe(failure)
})

test('the console names a refusal', () => {
  expect(String(new RefusedError('500'))).toBe('RefusedError: 500')
})
