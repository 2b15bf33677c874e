import { expect, test } from 'vitest'
import { yearSpan } from './year-span'

test.each([
  [['2026-09'], '2026'],
  [['2026-01', '2026-09'], '2026'],
  [['2016-01', '2026-09'], '2016–2026'],
  [['2026-09', '2024-12', '2025-03'], '2024–2026'],
])('%j are the years %s', (months, years) => {
  expect(yearSpan(months)).toBe(years)
})
