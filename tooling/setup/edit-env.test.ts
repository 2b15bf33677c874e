import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadEnv } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { setVariable } from './edit-env.ts'

test('a variable is replaced where it stands, and every other line stays', () => {
  const text = '# Webhook\nexport A=1\n\nVITE_AB=2\nA=3 # last\n'
  expect(setVariable(text, 'A', '4')).toBe('# Webhook\nexport A=1\n\nVITE_AB=2\nA=4\n')
  expect(setVariable(text, 'VITE_A', '4')).toBe(`${text}VITE_A=4\n`)
  expect(setVariable('A=1', 'B', '2')).toBe('A=1\nB=2\n')
  expect(setVariable('', 'B', '2')).toBe('B=2\n')
  expect(setVariable('A=1\r\nB=2\r\n', 'A', '3')).toBe('A=3\r\nB=2\r\n')
})

test.each([
  'https://hook.eu1.make.com/abc?key=1&x=%20',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what would be a variable of .env
  'https://hook.eu1.make.com/a$b/${HOME}#part',
  `https://a.it/it's#part`,
  'https://a.it/"its"\\n',
])('the build reads %s as it was written', value => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, '.env'), setVariable('# x\n', 'SETUP_TEST', value))
  expect(loadEnv('production', folder, 'SETUP_TEST')).toEqual({ SETUP_TEST: value })
})
