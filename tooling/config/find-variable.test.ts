import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findVariable } from './find-variable.ts'

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'env-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  return root
}

test('a variable is found in the place from which Vite reads it', () => {
  const root = folderWith({
    '.env': '# VITE_A=1\nVITE_A=2\nexport VITE_B=3\nVITE_AB=4\nVITE_C=1\nVITE_C=2',
    '.env.local': 'VITE_D=1',
    '.env.production': '\nVITE_D=1',
  })
  const find = (name: string) => findVariable(root, 'production', name, { VITE_E: '' })
  expect(['VITE_A', 'VITE_B', 'VITE_C', 'VITE_D', 'VITE_E', 'VITE_F'].map(find)).toEqual([
    '.env:2',
    '.env:3',
    '.env:6',
    '.env.production:2',
    'environment',
    null,
  ])
})

test('the most specific file comes first', () => {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local', '.env.demo']
  const root = folderWith(
    Object.fromEntries(files.map((name, index) => [name, `${'\n'.repeat(index)}VITE_A=1`])),
  )
  expect(findVariable(root, 'production', 'VITE_A', {})).toBe('.env.production.local:4')
  rmSync(path.join(root, '.env.production.local'))
  expect(findVariable(root, 'production', 'VITE_A', {})).toBe('.env.production:3')
  rmSync(path.join(root, '.env.production'))
  expect(findVariable(root, 'production', 'VITE_A', {})).toBe('.env.local:2')
})

test.each([
  ['  VITE_A = 1', '.env:1'],
  ['\texport   VITE_A=1', '.env:1'],
  ['VITE_A: 1', '.env:1'],
  ['exportVITE_A=1', null],
  ['exports VITE_A=1', null],
  ['NAME=VITE_A=1', null],
  ['VITE_A', null],
])('%j sets it: %s', (line, place) => {
  expect(findVariable(folderWith({ '.env': line }), 'production', 'VITE_A', {})).toBe(place)
})

test('without a list of its own it looks into the environment of the program', () => {
  const root = folderWith({ '.env': 'VITE_A=1' })
  vi.stubEnv('VITE_A', '2')
  expect(findVariable(root, 'production', 'VITE_A')).toBe('environment')
})
