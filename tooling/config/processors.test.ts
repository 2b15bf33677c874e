import { expect, test } from 'vitest'
import { safeguardsFor } from './processors.ts'

test.each([
  ['Irlanda', ['eea']],
  ['Stati Uniti', ['dpf', 'clauses']],
  ['Svizzera', ['adequacy', 'clauses']],
  ['India', ['clauses']],
])('a processor in %s may have: %j', (country, safeguards) => {
  expect(safeguardsFor(country)).toEqual(safeguards)
})
