import { expect, test } from 'vitest'
import { findUndefinedVariables } from './defined-variables.ts'

test('a variable that is read and set nowhere is found, once', () => {
  const styles = '.a{color:var(--ink)}.b{border-color:var(--ink)}'
  expect(findUndefinedVariables(styles, '')).toEqual(['--ink'])
})

test.each([
  ['set by a rule', ':root{--ink:red}.a{color:var(--ink)}', ''],
  ['registered', '@property --ink{syntax:"*"}.a{color:var(--ink)}', ''],
  ['set by a script', '.a{color:var(--ink)}', 'style={{"--ink":"red"}}'],
  ['put together by a script', '.a{color:var(--ink-dark)}', 'f(`--ink`)'],
  ['read with a default', '.a{color:var(--ink,red)}', ''],
])('a variable that is %s is not', (_how, styles, scripts) => {
  expect(findUndefinedVariables(styles, scripts)).toEqual([])
})
