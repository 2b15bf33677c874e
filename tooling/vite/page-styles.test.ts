import { expect, test } from 'vitest'
import { stylesOf, withoutFonts } from './page-styles.ts'

const page = '<body><p class="shade border">Testo</p></body>'

test.each([
  ['rules that it uses, and those of its later attributes', '.shade{color:red}[hidden]{top:0}', ''],
  [
    'a border of another style',
    '.border{border-style:var(--tw-border-style);--tw-border-style:a}',
    '',
  ],
  [
    'a variable that a rule sets',
    '.shade{--tw-a:red;color:var(--tw-a)}@property --tw-a{syntax:"*"}',
    '',
  ],
  ['no rules of other pages', '', '.other{color:blue}'],
  ['no condition without a rule', '', '@media (min-width:9px){@supports (a:b){.other{top:0}}}'],
  ['no defaults for old browsers', '', '::placeholder{opacity:1}'],
  ['no colours for more contrast', '', '@media (prefers-contrast:more){.shade{color:red}}'],
  ['no rules for paper', '', '@media print{.shade{color:red}}'],
])('a page gets %s', async (_what, kept, left) => {
  const rules = '.shade{margin:0}'
  expect(await stylesOf(page, rules + left + kept)).toBe(rules + kept)
})

test.each([
  ['margin:0;margin:0;top:0', 'margin:0;top:0'],
  ['fill:#17140f40;fill:lab(6% .6 3/.25)', 'fill:#17140f40'],
  ['order:var(--tw-a,)1', 'order:1'],
  ['box-shadow:var(--tw-b)', 'box-shadow:0 0 #0000'],
  ['border-style:var(--tw-border-style);top:0', 'top:0'],
])('of %s a page gets what makes a difference', async (declarations, kept) => {
  const registered =
    '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*";initial-value:0 0 #0000}'
  expect(await stylesOf(page, `.shade{${declarations}}${registered}`)).toBe(`.shade{${kept}}`)
})

test('fonts stand in the page, and not once more in the stylesheet that follows', async () => {
  const fonts = '@font-face{font-family:A;src:url(/a.woff2)}'
  expect(await stylesOf(page, `${fonts}.shade{top:0}`)).toBe(`${fonts}.shade{top:0}`)
  expect(withoutFonts(`${fonts}.shade{top:0}`)).toBe('.shade{top:0}')
})
