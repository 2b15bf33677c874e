import { expect, test } from 'vitest'
import {
  inItalian,
  isDay,
  periodInItalian,
  thisMonth,
  toDay,
  today,
  toMonth,
  toPeriod,
} from './dates.ts'

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

const may2026 = new Date(2026, 4, 1)

test.each([
  ['2016-01 – 2026-03', '2016-01', '2026-03'],
  ['01/2016-3/2026', '2016-01', '2026-03'],
  ['01-2016 - 03-2026', '2016-01', '2026-03'],
  ['2016-1, 2026-3', '2016-01', '2026-03'],
  ['1/2016 3/2026', '2016-01', '2026-03'],
  ['01.2016; 03.2026', '2016-01', '2026-03'],
  ['da gennaio  2016 a marzo 2026', '2016-01', '2026-03'],
  ['Dal gen 2016 fino al mar 2026', '2016-01', '2026-03'],
  ['01/2016', '2016-01', '2026-05'],
  ['dal 01/2016 a oggi', '2016-01', '2026-05'],
  ['2016-01 ad oggi', '2016-01', '2026-05'],
  ['03/1994', '1994-03', '2026-05'],
])('the period %s is from %s to %s', (typed, from, to) => {
  expect(toPeriod(typed, may2026)).toEqual({ from, to })
})

test.each([
  '',
  '2016',
  '2016 – 2026',
  '13/2016',
  '01/2016 – 13/2026',
  '01/03/2016',
  '01/1898',
  'fino a 03/2026',
  'da gennaio a marzo 2026',
  '01/2016 – 02/2016 – 03/2016',
])('no period is read out of "%s"', typed => {
  expect(toPeriod(typed, may2026)).toBe(null)
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
  expect(periodInItalian({ from: '2027-03', to: '2028-01' })).toBe('03/2027 – 01/2028')
})

test('today is the day of the clock on this computer', () => {
  const lateEvening = new Date(2026, 2, 1, 23, 59)
  expect(today(lateEvening)).toBe('2026-03-01')
  expect(thisMonth(lateEvening)).toBe('2026-03')
})
