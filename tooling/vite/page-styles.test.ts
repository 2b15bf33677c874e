// @vitest-environment node
import { expect, test } from 'vitest'
import { stylesOf } from './page-styles.ts'

const page = '<body><p class="shade border">Testo</p></body>'

test('a page gets the rules that it uses, and those of its later attributes', async () => {
  const css = await stylesOf(page, '.shade{color:red}.other{color:blue}[hidden]{display:none}')
  expect(css).toBe('.shade{color:red}[hidden]{display:none}')
})

test('a registered variable stays where a rule reads it without a default', async () => {
  const registration = '@property --shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}'
  const rule = '.shade{box-shadow:var(--shadow)}'
  expect(await stylesOf(page, rule + registration)).toBe(rule + registration)
})

test('a registered variable goes where no rule sets it and each read has a default', async () => {
  const registration = '@property --slashed{syntax:"*";inherits:false}'
  const rule = '.shade{font-variant-numeric:var(--slashed,)tabular-nums}'
  expect(await stylesOf(page, rule + registration)).toBe(rule)
})
