// @vitest-environment node
import { expect, test } from 'vitest'
import { headersFor } from './header-checks.ts'

test('a _headers file is read by its rules', () => {
  const text = '# note\n/*\n  A: 1\n  B: x: y\n\n/aziende\n  # note\n  C: 3\n/assets/*\n  A: 2\n'
  expect(Object.fromEntries(headersFor(text, '/'))).toEqual({ a: '1', b: 'x: y' })
  expect(Object.fromEntries(headersFor(text, '/aziende'))).toEqual({ a: '1', b: 'x: y', c: '3' })
  expect(Object.fromEntries(headersFor(text, '/assets/x.js'))).toEqual({ a: '2', b: 'x: y' })
})
