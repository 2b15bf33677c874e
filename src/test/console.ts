import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** An error in the console is a failure, unless the test has said that it expects it and cleared it. */
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})
