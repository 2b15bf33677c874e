import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { findMarks, findSteps } from '../config/content-tree.ts'
import { insertEntry, insertProperty, removePart, replaceValue } from './edit-content.ts'
import { exampleSiteCode } from './testing/site-copy.ts'

const repository = path.join(import.meta.dirname, '../..')
const code = `import { demo } from './demo'

/** The business. */
export const site: Site = {
  /** As visitors read it. */
  phone: demo('+39 000'), // with the prefix
  company: {
    city: demo('Città'),
    // The number of the register.
    rea: demo('XX-000000'),
  },
  list: [demo({ name: 'A', role: 'x' }), demo({ name: 'B', role: 'y' })],
  short: { a: '1' },
}
`

/** What the text at the end of a path says. */
function read(text: string, keys: (string | number)[]) {
  const { errors } = parseSync('content.ts', text)
  expect(errors).toEqual([])
  const value = findSteps(text, keys)[keys.length - 1]?.value
  return value?.type === 'Literal' ? value.value : value?.type
}

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that only looks like a template
  "O'Brien \\ ${x} </script>",
  `"L’azienda" d'oro di 'Rossi'`,
  'riga\nnuova\r\t',
  '€\u00a010.000 i.v.',
  "$& $1 $` demo('x')",
  '',
  '\u2028\u2029 🏋️',
])('the text %j is written so that it is read back the same', text => {
  const edited = replaceValue(code, ['site', 'company', 'city'], text)
  expect(read(edited, ['site', 'company', 'city'])).toBe(text)
  expect(replaceValue(edited, ['site', 'company', 'city'], text)).toBe(edited)
})

test('only the value changes, and its demo() goes: comments and other lines stay', () => {
  expect(replaceValue(code, ['site', 'phone'], '+39 02 1234 5678')).toBe(
    code.replace("demo('+39 000')", "'+39 02 1234 5678'"),
  )
})

test('the no-break space stays visible, as the file writes it', () => {
  expect(replaceValue(code, ['site', 'phone'], '30\u00a0giorni')).toContain(
    "phone: '30\\u00a0giorni',",
  )
})

test('lines that end as on Windows keep doing so', () => {
  const windows = code.replaceAll('\n', '\r\n')
  const edited = insertProperty(windows, ['site', 'phone'], 'dpo', 'dpo@azienda.it')
  expect(edited).toContain("// with the prefix\r\n  dpo: 'dpo@azienda.it',\r\n")
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n')
  expect(removePart(edited, ['site', 'dpo'])).toBe(windows)
})

test('the import of demo() goes with its last call, and not before', () => {
  let text = replaceValue(code, ['site', 'phone'], '1')
  text = replaceValue(text, ['site', 'company', 'city'], '2')
  text = removePart(text, ['site', 'company', 'rea'])
  text = replaceValue(text, ['site', 'list', 0], { name: 'C', role: 'z' })
  expect(text).toContain('import { demo }')
  text = removePart(text, ['site', 'list', 1])
  expect(text).toMatch(/^\/\*\* The business\. \*\/\n/)
  expect(findMarks(text)).toEqual([])
})

test('a property is deleted with its line and its documentation, and can come back', () => {
  const documented = code.replace('// The number of the register.', '/** The register. */')
  const without = removePart(documented, ['site', 'company', 'rea'])
  expect(without).toContain("    city: demo('Città'),\n  },\n")
  expect(insertProperty(without, ['site', 'company', 'city'], 'rea', 'MI-1')).toContain(
    "    city: demo('Città'),\n    rea: 'MI-1',\n  },\n",
  )
})

test('a property of an object in one line is inserted and deleted there', () => {
  const edited = insertProperty(code, ['site', 'short', 'a'], 'b', '2')
  expect(edited).toContain("  short: { a: '1', b: '2' },")
})

test('entries of a list are replaced, added and deleted', () => {
  let text = replaceValue(code, ['site', 'list', 1], { name: 'C', role: 'z' })
  expect(text).toContain("list: [demo({ name: 'A', role: 'x' }), { name: 'C', role: 'z' }],")
  text = insertEntry(text, ['site', 'list'], { name: 'D', role: 'w' })
  expect(read(text, ['site', 'list', 2, 'name'])).toBe('D')
  text = removePart(text, ['site', 'list', 0])
  expect(text).toContain("list: [{ name: 'C', role: 'z' }, { name: 'D', role: 'w' }],")
  text = removePart(text, ['site', 'list', 1])
  expect(text).toContain("list: [{ name: 'C', role: 'z' }],")
  text = removePart(text, ['site', 'list', 0])
  expect(insertEntry(text, ['site', 'list'], { name: 'E' })).toContain(
    "  list: [\n    { name: 'E' },\n  ],\n",
  )
})

test('what the site came with is edited to code that the formatter leaves as it is', () => {
  const long =
    'Società cooperativa a responsabilità limitata per la formazione dei venditori d’Italia'
  const biome = path.join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const format = (input: string) =>
    execFileSync(biome, ['format', '--stdin-file-path=src/content/site.ts'], {
      cwd: repository,
      input,
      encoding: 'utf8',
    })
  let text = format(exampleSiteCode())
  text = replaceValue(text, ['site', 'company', 'legalName'], long)
  text = replaceValue(text, ['site', 'company', 'street'], "Via dell'Orto")
  text = removePart(text, ['site', 'company', 'registerOffice'])
  text = insertProperty(text, ['site', 'company', 'pec'], 'status', 'in liquidazione')
  text = replaceValue(text, ['site', 'processors', 0], {
    name: long,
    ...{ role: 'hosting', country: 'Italia', safeguard: 'eea' },
  })
  text = insertEntry(text, ['site', 'processors'], {
    name: 'Netlify, Inc.',
    ...{ role: 'hosting', country: 'Stati Uniti', safeguard: 'dpf' },
  })
  expect(format(text)).toBe(text)
  // Back to a short name, which goes beside its key again.
  const shorter = replaceValue(text, ['site', 'company', 'legalName'], 'Rossi S.r.l.')
  expect(format(shorter)).toBe(shorter)
})
