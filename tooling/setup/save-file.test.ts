import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveFile, UnwritableFile } from './save-file.ts'

function temporaryFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'save-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('a file is replaced with its rights, and a link leads to it as before', () => {
  const root = temporaryFolder()
  writeFileSync(path.join(root, 'kept'), 'old', { mode: 0o600 })
  symlinkSync('kept', path.join(root, '.env'))
  saveFile(root, '.env', 'new')
  expect(readFileSync(path.join(root, 'kept'), 'utf8')).toBe('new')
  expect(statSync(path.join(root, 'kept')).mode & 0o777).toBe(0o600)
  saveFile(root, 'made', 'text')
  expect(readdirSync(root).sort()).toEqual(['.env', 'kept', 'made'])
})

test('a file that cannot be written is named, with what to do, and stays as it was', () => {
  const root = temporaryFolder()
  mkdirSync(path.join(root, '.env.nuovo'))
  writeFileSync(path.join(root, '.env'), 'old')
  expect(() => saveFile(root, '.env', 'new')).toThrow(UnwritableFile)
  expect(() => saveFile(root, '.env', 'new')).toThrow(
    /^Non riesco a scrivere \.env: al suo posto c’è una cartella; spostala e riprova\. /,
  )
  expect(() => saveFile(root, 'no/.env', 'new')).toThrow(
    'Non riesco a scrivere no/.env: il sistema risponde ENOENT.',
  )
  expect(readFileSync(path.join(root, '.env'), 'utf8')).toBe('old')
})
