import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLocalBuild } from './local-build.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

test('an address has the file and the headers that the build wrote for it', () => {
  const build = readLocalBuild(
    folderWith({
      'index.html': 'home',
      'aziende.html': 'companies',
      'assets/app.js': 'code',
      _headers: '/*\n  X-Robots-Tag: none\n/assets/*\n  Cache-Control: immutable\n',
    }),
  )
  const read = (address: string) => build?.read(address)?.toString() ?? null
  expect(['/', '/aziende', '/assets/app.js'].map(read)).toEqual(['home', 'companies', 'code'])
  expect(['/assets', '/thank-you'].map(read)).toEqual([null, null])
  expect(build?.headersOf('/assets/app.js')).toEqual([
    ['X-Robots-Tag', 'none'],
    ['Cache-Control', 'immutable'],
  ])
})

test('a folder without a build is none', () => {
  expect(readLocalBuild(folderWith({ 'index.html': 'home' }))).toBe(null)
})
