// @vitest-environment node
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const repository = path.join(import.meta.dirname, '../..')
const webhooks = {
  VITE_LEAD_WEBHOOK_URL: 'https://hook.example.com/lead',
  VITE_COMPANY_WEBHOOK_URL: 'https://hook.example.com/company',
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'refused-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `vite build` with only these settings; empty values override the .env of the machine. */
function build(root: string, settings: Record<string, string>) {
  const outDir = path.join(temporaryFolder(), 'dist')
  const nothing = {
    VITE_LEAD_WEBHOOK_URL: '',
    VITE_COMPANY_WEBHOOK_URL: '',
    VITE_LEAD_WEBHOOK_MODE: '',
    VITE_GOOGLE_TAG_ID: '',
    VITE_META_PIXEL_ID: '',
    SITE_PORT: '',
    INBOX_PORT: '',
  }
  return new Promise<{ code: number | null; output: string; hasBuilt: boolean }>(resolve => {
    const child = execFile(
      process.execPath,
      [path.join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...nothing, ...settings } },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode, output: stdout + stderr, hasBuilt: existsSync(outDir) })
      },
    )
  })
}

/** Copies the site without its demo() marks: it looks real, but its business data is invalid. */
function copyWithoutMarks(): string {
  const root = temporaryFolder()
  const left = ['node_modules', 'public', 'dist']
  for (const part of readdirSync(repository)) {
    if (part.startsWith('.') || left.includes(part)) continue
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true })
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
  const content = path.join(root, 'src/content')
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name === 'demo.ts') continue
    const text = readFileSync(path.join(content, name), 'utf8')
    const unmarked = text.replace('{ demo }', '{ demo as real }').replaceAll('demo(', 'real(')
    writeFileSync(path.join(content, name), unmarked)
  }
  return root
}

test('vite build with one webhook fails and names the other', { timeout: 60_000 }, async () => {
  const { VITE_LEAD_WEBHOOK_URL } = webhooks
  const { code, output, hasBuilt } = await build(repository, { VITE_LEAD_WEBHOOK_URL })
  expect(code).toBe(1)
  expect(output).toContain('  - VITE_COMPANY_WEBHOOK_URL is missing: set it in .env')
  expect(hasBuilt).toBe(false)
})

test('vite build with both webhooks fails and lists the placeholders', {
  timeout: 60_000,
}, async () => {
  const { code, output, hasBuilt } = await build(repository, webhooks)
  expect(code).toBe(1)
  const lines = readFileSync(path.join(repository, 'src/content/site.ts'), 'utf8').split('\n')
  const vatLine = lines.findIndex(line => line.includes('vatNumber: demo(')) + 1
  expect(vatLine).toBeGreaterThan(0)
  expect(output).toContain(`remove demo): src/content/site.ts:${vatLine}: vatNumber: demo(`)
  expect(output).toMatch(/remove demo\): src\/content\/home\.ts:\d+: /)
  expect(output).not.toContain('is missing')
  expect(hasBuilt).toBe(false)
})

test('vite build fails and lists invalid business data', { timeout: 60_000 }, async () => {
  const root = copyWithoutMarks()
  writeFileSync(path.join(root, '.env'), '\nVITE_GOOGLE_TAG=G-1\n')
  const { code, output, hasBuilt } = await build(root, webhooks)
  expect(code).toBe(1)
  expect(output).toMatch(/ {2}- src\/content\/site\.ts:\d+: site\.company\.vatNumber must be 11/)
  expect(output).toMatch(/ {2}- src\/content\/site\.ts:\d+: site\.url must be the real/)
  expect(output).toContain('  - .env:2: VITE_GOOGLE_TAG is not a setting of this site')
  expect(output).not.toContain('still a placeholder')
  expect(hasBuilt).toBe(false)
})
