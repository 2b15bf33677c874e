import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { variableNames } from './variables.ts'

const repository = path.join(import.meta.dirname, '../..')

test('vite build with one webhook fails, names the other and builds nothing', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refused-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const outDir = path.join(folder, 'dist')
  // Blank ones come before those in the .env of the machine.
  const blank = Object.fromEntries(variableNames.map(name => [name, '']))
  const settings = { ...blank, VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead' }
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca; scrivi in npm run setup')
  expect(existsSync(outDir)).toBe(false)
})
