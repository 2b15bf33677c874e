// @vitest-environment node
import { expect, test } from 'vitest'
import { inItalian, isDay, thisMonth, toDay, today, toMonth } from './dates.ts'

test.each([
  ['03/2018', '2018-03'],
  ['3-2018', '2018-03'],
  ['3.2018', '2018-03'],
  ['2018-3', '2018-03'],
  ['marzo 2018', '2018-03'],
  ['Mar 2018', '2018-03'],
  ['agosto 2025', '2025-08'],
  ['13/2018', '13/2018'],
  ['2018', '2018'],
  ['01/03/2018', '01/03/2018'],
  ['', ''],
])('the month %s is written as %s', (typed, written) => {
  expect(toMonth(typed)).toBe(written)
})

test.each([
  ['1/3/2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['domani', 'domani'],
])('the day %s is written as %s', (typed, written) => {
  expect(toDay(typed)).toBe(written)
})

test.each([
  ['2027-03-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-03', false],
  ['domani', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('days and months are shown as Italians write them', () => {
  expect(inItalian('2027-03-01')).toBe('01/03/2027')
  expect(inItalian('2027-03')).toBe('03/2027')
})

test('today is the day of the clock on this computer', () => {
  const lateEvening = new Date(2026, 2, 1, 23, 59)
  expect(today(lateEvening)).toBe('2026-03-01')
  expect(thisMonth(lateEvening)).toBe('2026-03')
})
