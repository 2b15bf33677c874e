// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatLicences, shippedPackages } from './licences.ts'

const repository = path.join(import.meta.dirname, '../..')

test('the committed licences are current: npm run licences writes them', () => {
  const committed = readFileSync(path.join(repository, 'public/licenze.txt'), 'utf8')
  expect(committed).toBe(formatLicences(shippedPackages(repository)))
})

test('every dependency of the site, what they need in turn, and the font are covered', () => {
  const text = readFileSync(path.join(repository, 'public/licenze.txt'), 'utf8')
  const { dependencies } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies))
    expect(text).toMatch(new RegExp(`^${name} ${version} \\(`, 'm'))
  expect(text).toMatch(/^scheduler [\d.]+ \(MIT\)$/m)
  expect(text).toMatch(/^tailwindcss [\d.]+ \(MIT\)$/m)
  expect(text).not.toMatch(/^vite /m)
  expect(text).toContain('Copyright 2020 The Archivo Project Authors')
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

function projectWith(
  manifest: Record<string, unknown>,
  files: Record<string, string> = {},
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = {
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/a': {} } }),
    'node_modules/a/package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...manifest }),
    'src/fonts/OFL.txt': 'OFL',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return root
}

test('a package without a licence file gets the text of MIT with its author', () => {
  const [a] = shippedPackages(projectWith({ license: 'MIT', author: { name: 'Ada' } }))
  expect(a?.text).toContain('Copyright (c) Ada')
  const file = { 'node_modules/a/LICENCE.md': 'Its own text\r\n' }
  expect(shippedPackages(projectWith({ license: 'ISC' }, file))[0]?.text).toBe('Its own text')
})

test('a package whose licence cannot be told stops the list', () => {
  expect(() => shippedPackages(projectWith({}))).toThrow('node_modules/a names no licence')
  expect(() => shippedPackages(projectWith({ license: 'ISC' }))).toThrow(/ships no licence/)
  expect(() => shippedPackages(projectWith({ license: 'MIT' }))).toThrow(/ships no licence/)
})
