import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'check-node.mjs')
const refusal = /^Node\.js \S+ non può costruire questo sito: .* 20\.19, 22\.12 o 24/

test.each([
  ['20.19.0', 0, /^$/],
  ['22.12.0', 0, /^$/],
  ['24.0.0', 0, /^$/],
  ['25.3.0', 0, /^$/],
  ['18.20.8', 1, refusal],
  ['21.7.3', 1, refusal],
  ['22.11.0', 1, refusal],
  ['23.11.1', 1, refusal],
])('Node.js %s ends the check with code %i', (version, code, said) => {
  // As Node.js of this version would run it.
  const run = `
    Object.defineProperty(process, 'versions', { value: { node: '${version}' } })
    import(${JSON.stringify(script)})`
  const { status, stderr } = spawnSync(process.execPath, ['-e', run], { encoding: 'utf8' })
  expect(status).toBe(code)
  expect(stderr).toMatch(said)
})

test('package.json asks for the versions that Vite 8 and Vitest 4 both run on', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')).engines.node
  expect(read('package.json')).toBe('^20.19.0 || ^22.12.0 || >=24.0.0')
  // When one of these changes, the range above and check-node.mjs change with it.
  expect(read('node_modules/vite/package.json')).toBe('^20.19.0 || >=22.12.0')
  expect(read('node_modules/vitest/package.json')).toBe('^20.0.0 || ^22.0.0 || >=24.0.0')
})
