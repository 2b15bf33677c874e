import { expect, test } from 'vitest'
import { isoDate, italianDate } from './dates'

test.each([
  ['in winter the day begins at 23:00 UTC', '2026-11-20T23:00:00Z', '21 novembre 2026'],
  ['a minute earlier it is still the day before', '2026-11-20T22:59:00Z', '20 novembre 2026'],
  ['in summer the day begins at 22:00 UTC', '2026-07-31T22:00:00Z', '1 agosto 2026'],
  ['a new year begins before that of Greenwich', '2026-12-31T23:30:00Z', '1 gennaio 2027'],
])('in Italy, %s', (_what, moment, day) => {
  expect(italianDate(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-11-20T22:59:00Z', '2026-11-20'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s a sitemap says %s', (moment, day) => {
  expect(isoDate(new Date(moment))).toBe(day)
})
