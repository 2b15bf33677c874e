import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findSyntaxProblems, readContentFiles } from './content-files.ts'
import { findPlaceholders } from './placeholders.ts'

function contentWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'src/content', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return root
}

test('every placeholder is found with its file and line, in subfolders too', () => {
  const root = contentWith({
    'demo.ts': 'export function demo(value) { return value }',
    'site.ts': "import { demo } from './demo.ts'\n\nexport const site = { email: demo('a@b.it') }",
    'legal/terms.ts': 'export const court = demo("Roma")',
    'home.ts': "export const title = 'una demo'",
  })
  expect(findPlaceholders(readContentFiles(root))).toEqual([
    'src/content/legal/terms.ts:1: valore d’esempio: export const court = demo("Roma")',
    "src/content/site.ts:3: valore d’esempio: export const site = { email: demo('a@b.it')",
  ])
})

test('a comment that speaks of demo() is no placeholder, a value that looks like one is', () => {
  const root = contentWith({
    'site.ts': [
      '/** Marked with demo(). */',
      '/*',
      " * demo('a')",
      ' */',
      "// demo('b')",
      "export const site = { url: demo('https://a.it') } // an example",
    ].join('\n'),
  })
  expect(findPlaceholders(readContentFiles(root))).toEqual([
    "src/content/site.ts:6: valore d’esempio: export const site = { url: demo('https://a.it')",
  ])
})

test('a file that a straight apostrophe has broken is named with its line, and the remedy', () => {
  const root = contentWith({
    'home.ts': "export const hero = {\n  title: 'l'azienda',\n}",
    'site.ts': 'export const site = {}',
  })
  const [problem, ...others] = findSyntaxProblems(readContentFiles(root))
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^src\/content\/home\.ts:2: il file non si legge .*apostrofo.*'l’azienda'/,
  )
})

test('a placeholder of several lines shows how it begins', () => {
  const root = contentWith({
    'home.ts': `export const team = [\n  demo({\n    name: 'Ada',\n    bio: '${'Vende. '.repeat(20)}',\n  }),\n]`,
  })
  const [placeholder] = findPlaceholders(readContentFiles(root))
  expect(placeholder).toMatch(
    /^src\/content\/home\.ts:2: valore d’esempio: demo\(\{ name: 'Ada', bio: 'Vende\. .*…$/,
  )
})

test('a value of one line is shown whole up to 90 characters', () => {
  const shown = (length: number) => {
    const before = "export const a = demo('"
    const text = 'x'.repeat(length - before.length - 2)
    return findPlaceholders([{ name: 'a.ts', code: `\n${before}${text}')` }])[0]
  }
  expect(shown(90)).toMatch(/^a\.ts:2: valore d’esempio: export const a = demo\('x+'\)$/)
  expect(shown(91)).toMatch(/'…$/)
})

test('of files that cannot be read nothing is said, of the others all', () => {
  const good = { name: 'good.ts', code: "export const a = demo('x')" }
  const bad = { name: 'bad.ts', code: "export const a = demo('l'azienda')" }
  expect(findPlaceholders([bad, good])).toEqual(findPlaceholders([good]))
})

test('only modules are read, in the order of their names, and no tests', () => {
  const root = contentWith({
    'site.ts': 'a',
    'site.test.ts': 'b',
    'home.ts': 'c',
    'home.ts.bak': 'd',
    'legal/terms.ts': 'e',
  })
  expect(readContentFiles(root)).toEqual([
    { name: 'src/content/home.ts', code: 'c' },
    { name: 'src/content/legal/terms.ts', code: 'e' },
    { name: 'src/content/site.ts', code: 'a' },
  ])
})
