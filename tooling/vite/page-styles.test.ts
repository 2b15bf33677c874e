import { expect, test } from 'vitest'
import { stylesOf, withoutFonts } from './page-styles.ts'

const page = '<body><p class="shade border">Testo</p></body>'

test('a page gets the rules that it uses, and those of its later attributes', async () => {
  const css = await stylesOf(page, '.shade{color:red}.other{color:blue}[hidden]{display:none}')
  expect(css).toBe('.shade{color:red}[hidden]{display:none}')
})

test('a variable of Tailwind that no rule sets gives way to its initial value', async () => {
  const registration = '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}'
  const css = await stylesOf(page, `.shade{box-shadow:var(--tw-shadow)}${registration}`)
  expect(css).toBe('.shade{box-shadow:0 0 #0000}')
})

test('a variable of Tailwind without an initial value gives way to the default of who reads it', async () => {
  const registrations = '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*"}'
  const rule =
    '.shade{font-variant-numeric:var(--tw-a,)tabular-nums;transition:var(--tw-b,f(1,2)) 1s}'
  expect(await stylesOf(page, rule + registrations)).toBe(
    '.shade{font-variant-numeric:tabular-nums;transition:f(1,2) 1s}',
  )
})

test('a variable of Tailwind that a rule sets stays', async () => {
  const css =
    '.shade{--tw-shadow:0 0 red;box-shadow:var(--tw-shadow)}@property --tw-shadow{syntax:"*";inherits:false}'
  expect(await stylesOf(page, css)).toBe(css)
})

test('a border is solid without saying so, unless a rule of the page says otherwise', async () => {
  const rule = '.border{border-style:var(--tw-border-style);border-width:1px}'
  const registration = '@property --tw-border-style{syntax:"*";initial-value:solid}'
  expect(await stylesOf(page, rule + registration)).toBe('.border{border-width:1px}')
  const dashed = '.shade{--tw-border-style:dashed}'
  expect(await stylesOf(page, rule + dashed)).toBe(rule + dashed)
})

test('a placeholder keeps its colour, not the defaults that stand one in the other', async () => {
  const own = '.shade::placeholder{color:gray}'
  const defaults =
    '::placeholder{opacity:1}@supports (a:b){::placeholder{color:red}@supports (c:d){::placeholder{color:blue}}}'
  expect(await stylesOf(page, `p{margin:0}${defaults}${own}`)).toBe(`p{margin:0}${own}`)
})

test('a condition that is left without a rule goes too', async () => {
  const css = '@media (min-width:9px){@supports (a:b){.other{top:0}}}.shade{top:0}'
  expect(await stylesOf(page, css)).toBe('.shade{top:0}')
})

test('fonts stand in the page, and not once more in the stylesheet that follows', async () => {
  const fonts =
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}'
  expect(await stylesOf(page, `${fonts}.shade{top:0}`)).toBe(`${fonts}.shade{top:0}`)
  expect(withoutFonts(`${fonts}.shade{top:0}`)).toBe('.shade{top:0}')
})

test('a declaration that stands twice in a row is there once', async () => {
  expect(await stylesOf(page, '.shade{color:red;color:red;color:red;margin:0}')).toBe(
    '.shade{color:red;margin:0}',
  )
})

test('a translucent colour is said once', async () => {
  const css = '.shade{fill:#17140f40;fill:lab(6% .6 3/.25)}@media (width>9px){}'
  expect(await stylesOf(page, css)).toBe('.shade{fill:#17140f40}')
})

test('colours for more contrast wait for the whole stylesheet', async () => {
  const css = '@media (prefers-contrast:more){.shade{color:inherit}.border{color:red}}.shade{top:0}'
  expect(await stylesOf(page, css)).toBe('.shade{top:0}')
})
