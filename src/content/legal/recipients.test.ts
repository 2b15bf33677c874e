import { expect, test } from 'vitest'
import type { Processor } from '~/content/site'
import { recipients, transfers } from './recipients'

const hosting: Processor = {
  name: 'Netlify, Inc.',
  role: 'hosting',
  country: 'Stati Uniti',
  safeguard: 'dpf',
}
const automation: Processor = {
  name: 'Celonis s.r.o.',
  role: 'automation',
  country: 'Cechia',
  safeguard: 'eea',
}

const listOf = (block: unknown) => (block as { list: string[] }).list

test('every processor is named with its country and what it does', () => {
  expect(listOf(recipients([hosting, automation]))).toEqual([
    expect.stringMatching(/^Netlify, Inc\. \(Stati Uniti\): .*pagine/),
    expect.stringMatching(/^Celonis s\.r\.o\. \(Cechia\): .*moduli/),
  ])
})

test.each([
  ['dpf', '2023/1795'],
  ['clauses', '2021/914'],
  ['adequacy', 'adeguatezza'],
] as const)('a transfer with the safeguard %s names it', (safeguard, words) => {
  const [, list] = transfers([{ ...hosting, safeguard }, automation])
  expect(listOf(list)).toEqual([expect.stringContaining(words)])
  expect(listOf(list)[0]).toMatch(/^Netlify, Inc\. \(Stati Uniti\): /)
})

test('a processor with two roles is named once among the transfers', () => {
  const [, list] = transfers([hosting, { ...hosting, role: 'archive' }])
  expect(listOf(list)).toHaveLength(1)
})

test('without a processor elsewhere the policy lists no transfer', () => {
  const blocks = transfers([automation])
  expect(blocks).toHaveLength(1)
  expect(blocks[0]).toEqual(expect.stringContaining('nello Spazio economico europeo'))
})
