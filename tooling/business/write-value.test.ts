import fc from 'fast-check'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { getAt, type Path } from '../../src/content/value-at.ts'
import { writeValue } from './write-value.ts'

const file = `{
  // Il nome di sempre.
  "$schema": "./.schema/company.json",
  "name": "Rossi", /* corto */
  "processors": [
    { "name": "Netlify", "role": "hosting" },
    { "name": "Make" }
  ],
  "dpo": null
}
`
const formats: Record<string, (text: string) => string> = {
  LF: text => text,
  CRLF: text => text.replaceAll('\n', '\r\n'),
  'LF with a mark': text => `\uFEFF${text}`,
  'CRLF with a mark': text => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
}
const places: Path[] = [
  ['name'],
  ['url'],
  ['dpo'],
  ['company', 'legalName'],
  ['processors', 0, 'name'],
  ['processors', 1, 'country'],
]
const hostile = [
  '',
  '"quoted" and \\ back\\slashes\\',
  `it's “curved” «and» \`\${process.exit()}\``,
  '👩‍👩‍👧 🇮🇹 é e\u0301',
  'one\ntwo\r\nthree\ttab',
  '\u200Fright to left\u202E',
  '// no comment /* here */ } ] ,',
  '</script><!-- \u2028\u2029',
  '\u0000\uD800 lone',
  'x'.repeat(10_240),
]

// Any texts, under keys that a schema could have.
const { anyValue } = fc.letrec(tie => ({
  anyValue: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('anyValue')),
    fc.dictionary(fc.constantFrom('name', 'text', 'link'), tie('anyValue'), {
      noNullPrototype: true,
    }),
  ),
}))

const read = (text: string, path: Path) => getAt(parse(text.replace(/^\uFEFF/, '')), path)

describe.each(Object.keys(formats))('in a file with %s', name => {
  const text = (formats[name] ?? String)(file)

  test('every text comes back as it was typed, at every place, and the rest stays', () => {
    for (const path of places)
      for (const value of hostile) {
        const changed = writeValue(text, path, value)
        expect(read(changed, path)).toBe(value)
        expect(changed).toContain('// Il nome di sempre.')
        expect(changed).toContain('/* corto */')
        expect(changed.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'))
        expect(/(?<!\r)\n/.test(changed)).toBe(!text.includes('\r\n'))
      }
  })

  test('whatever is written comes back, and goes away again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), anyValue, (path, value) => {
        const changed = writeValue(text, path, value)
        expect(read(changed, path)).toEqual(value)
        expect(read(writeValue(changed, path, undefined), path)).toBeUndefined()
      }),
    )
  })
})

test('what is not there is taken away without a trace', () => {
  expect(writeValue(file, ['company', 'legalName'], undefined)).toBe(file)
})
