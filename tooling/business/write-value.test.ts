import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
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
const places: Path[] = [['name'], ['url'], ['company', 'legalName'], ['processors', 1, 'country']]
const values = [
  '"a" and \\b\\ // no /* comment */ } ] ,\r\none\n\u0000\uD800',
  null,
  [{ text: [], link: {} }],
]

test.each([
  ['LF', file],
  ['CRLF', file.replaceAll('\n', '\r\n')],
  ['CRLF and a mark', `\uFEFF${file.replaceAll('\n', '\r\n')}`],
])(
  'in a file with %s a value comes back as it was written, the rest stays, and it goes away again',
  (_ends, text) => {
    const read = (from: string, path: Path) => getAt(parse(from.replace(/^\uFEFF/, '')), path)
    for (const path of places)
      for (const value of values) {
        const changed = writeValue(text, path, value)
        expect(read(changed, path)).toEqual(value)
        for (const comment of ['// Il nome di sempre.', '/* corto */'])
          expect(changed).toContain(comment)
        expect(changed.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'))
        expect(/(?<!\r)\n/.test(changed)).toBe(!text.includes('\r\n'))
        expect(read(writeValue(changed, path, undefined), path)).toBeUndefined()
      }
  },
)

test('what is not there is taken away without a trace', () => {
  expect(writeValue(file, ['company', 'legalName'], undefined)).toBe(file)
})
