import { expect, it } from 'vitest'
import type { Row } from './judge.ts'
import { resultAsJson } from './result.ts'

const row = (measure: string, isKept: boolean): Row => ({
  page: '/',
  measure,
  value: 95_500,
  site: '95.50 kB',
  beside: '',
  ratio: '',
  budget: '≤ 95.00 kB',
  isKept,
  reasons: ['app.js: 75 kB'],
  chunks: ['app.js'],
})

it('keeps every row with its number, and the reasons of the broken ones', () => {
  const json = resultAsJson({
    date: '2026-11-22T10:00:00.000Z',
    chromium: '156',
    nginx: '1.22',
    load: { before: 0, after: 1 },
    runs: { speed: 5, interaction: 10 },
    rows: { sizes: [row('script', false), row('fonts', true)], memory: [] },
  })
  const { sizes, memory, ...rest } = JSON.parse(json)
  expect(rest).toEqual({
    date: '2026-11-22T10:00:00.000Z',
    chromium: '156',
    nginx: '1.22',
    load: { before: 0, after: 1 },
    runs: { speed: 5, interaction: 10 },
  })
  expect(memory).toEqual([])
  expect(sizes[0]).toMatchObject({ measure: 'script', value: 95_500, reasons: ['app.js: 75 kB'] })
  expect(sizes[1]).not.toHaveProperty('reasons')
  expect(json).not.toContain('chunks')
})
