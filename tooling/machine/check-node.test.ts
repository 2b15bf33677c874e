import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'check-node.mjs')

/** Runs the check as Node.js of this version would. */
function check(version: string) {
  const code = `
    Object.defineProperty(process, 'versions', { value: { node: '${version}' } })
    import(${JSON.stringify(script)})`
  return new Promise<{ code: number | null; stderr: string }>(resolve => {
    const child = execFile(process.execPath, ['-e', code], (_error, _stdout, stderr) => {
      resolve({ code: child.exitCode, stderr })
    })
  })
}

test.each(['20.19.0', '22.12.0', '24.0.0', '25.3.0'])('Node.js %s is accepted', async version => {
  expect(await check(version)).toEqual({ code: 0, stderr: '' })
})

test.each(['18.20.8', '21.7.3', '22.11.0', '23.11.1'])(
  'Node.js %s is refused, with the versions to install',
  async version => {
    const { code, stderr } = await check(version)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Node\.js \S+ non può costruire questo sito: .* 20\.19, 22\.12 o 24/)
  },
)

test('package.json asks for the versions that Vite 8 and Vitest 4 both run on', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')).engines.node
  expect(read('package.json')).toBe('^20.19.0 || ^22.12.0 || >=24.0.0')
  // When one of these changes, the range above and check-node.mjs change with it.
  expect(read('node_modules/vite/package.json')).toBe('^20.19.0 || >=22.12.0')
  expect(read('node_modules/vitest/package.json')).toBe('^20.0.0 || ^22.0.0 || >=24.0.0')
})
