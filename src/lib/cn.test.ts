import { expect, test } from 'vitest'
import { cn } from './cn'

test('joins the names with one space and keeps their order', () => {
  expect(cn('grid gap-2', 'mt-4', 'mt-2')).toBe('grid gap-2 mt-4 mt-2')
})

test('leaves out what is absent', () => {
  expect(cn('grid', false, null, undefined, '', 'mt-4')).toBe('grid mt-4')
  expect(cn(undefined, false)).toBe('')
})
