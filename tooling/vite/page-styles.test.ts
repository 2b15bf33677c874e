import { expect, test } from 'vitest'
import { stylesOf, withoutFonts } from './page-styles.ts'

const page = '<body><p class="shade border">Testo</p></body>'

const border = '.border{border-style:var(--tw-border-style);border-width:1px}'
const dashed = '.shade{--tw-border-style:dashed}'
const ownShadow =
  '.shade{--tw-shadow:0 0 red;box-shadow:var(--tw-shadow)}@property --tw-shadow{syntax:"*";inherits:false}'

test.each([
  [
    'rules that it uses, and those of its later attributes',
    '.shade{color:red}.other{color:blue}[hidden]{display:none}',
    '.shade{color:red}[hidden]{display:none}',
  ],
  [
    'the initial value of a variable that no rule sets',
    '.shade{box-shadow:var(--tw-shadow)}@property --tw-shadow{syntax:"*";initial-value:0 0 #0000}',
    '.shade{box-shadow:0 0 #0000}',
  ],
  [
    'without an initial value, the default where the variable is read',
    '.shade{transition:var(--tw-b,f(1,2)) 1s;order:var(--tw-a,)1}@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}',
    '.shade{transition:f(1,2) 1s;order:1}',
  ],
  ['a variable that a rule sets', ownShadow, ownShadow],
  [
    'borders that are solid without saying so',
    `${border}@property --tw-border-style{syntax:"*";initial-value:solid}`,
    '.border{border-width:1px}',
  ],
  ['a border of another style', border + dashed, border + dashed],
  [
    'its own placeholder, and not the defaults that stand one in the other',
    `p{margin:0}::placeholder{opacity:1}@supports (a:b){::placeholder{color:red}@supports (c:d){::placeholder{color:blue}}}.shade::placeholder{color:gray}`,
    'p{margin:0}.shade::placeholder{color:gray}',
  ],
  [
    'no condition without a rule',
    '@media (min-width:9px){@supports (a:b){.other{top:0}}}.shade{top:0}',
    '.shade{top:0}',
  ],
  ['a declaration once', '.shade{color:red;color:red;margin:0}', '.shade{color:red;margin:0}'],
  [
    'a translucent colour once',
    '.shade{fill:#17140f40;fill:lab(6% .6 3/.25)}',
    '.shade{fill:#17140f40}',
  ],
  [
    'no colours for more contrast',
    '@media (prefers-contrast:more){.shade{color:inherit}.border{color:red}}.shade{top:0}',
    '.shade{top:0}',
  ],
])('a page gets %s', async (_what, stylesheet, styles) => {
  expect(await stylesOf(page, stylesheet)).toBe(styles)
})

test('fonts stand in the page, and not once more in the stylesheet that follows', async () => {
  const fonts = '@font-face{font-family:A;src:url(/a.woff2)}'
  expect(await stylesOf(page, `${fonts}.shade{top:0}`)).toBe(`${fonts}.shade{top:0}`)
  expect(withoutFonts(`${fonts}.shade{top:0}`)).toBe('.shade{top:0}')
})
