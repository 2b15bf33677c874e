import { expect, test } from 'vitest'
import { italianDate } from './dates'

test.each([
  ['in winter the day begins at 23:00 UTC', '2026-11-20T23:00', '21 novembre 2026'],
  ['a minute earlier it is the day before', '2026-11-20T22:59', '20 novembre 2026'],
  ['in summer the day begins at 22:00 UTC', '2026-07-31T22:00', '1 agosto 2026'],
])('in Italy, %s', (_what, moment, day) => {
  expect(italianDate(new Date(`${moment}Z`))).toBe(day)
})
