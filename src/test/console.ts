import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** An error in the console fails the test, unless the test expects and clears it. */
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})
