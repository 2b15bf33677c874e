// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
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
  expect(findPlaceholders(root)).toEqual([
    'src/content/legal/terms.ts:1: export const court = demo("Roma")',
    "src/content/site.ts:3: export const site = { email: demo('a@b.it') }",
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
      "url: demo('https://a.it'), // an example",
    ].join('\n'),
  })
  expect(findPlaceholders(root)).toEqual([
    "src/content/site.ts:6: url: demo('https://a.it'), // an example",
  ])
})
