import { execFile } from 'node:child_process'
import {
  appendFileSync,
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
  VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead',
  VITE_COMPANY_WEBHOOK_URL: 'https://hook.eu1.make.com/company',
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
    VITE_GOOGLE_ADS_CONVERSION: '',
    VITE_META_PIXEL_ID: '',
    SITE_PORT: '',
    INBOX_PORT: '',
    NETLIFY: '',
    CF_PAGES: '',
    VERCEL: '',
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

/** A text of the content and its key, however it is written. */
const entryOf = (key: string) => new RegExp(`(\\b${key}"?:)\\s*(?:real\\()?(['"]).*?\\2\\)?`)

/** Copies the site without its demo() marks, whether it has some or not, and with these business data. */
function copySite(businessData: { url: string; vatNumber: string }): string {
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
  const site = path.join(content, 'site.ts')
  const text = readFileSync(site, 'utf8')
    .replace(entryOf('url'), `$1 ${businessData.url}`)
    .replace(entryOf('vatNumber'), `$1 ${businessData.vatNumber}`)
  writeFileSync(site, `import { demo } from './demo'\n${text}`)
  return root
}

const marked = { url: "'https://www.palestra.it'", vatNumber: "demo('00000000000')" }
const malformed = { url: "'https://www.palestra.example'", vatNumber: "'00000000000'" }

test('vite build with one webhook fails and names the other', { timeout: 60_000 }, async () => {
  const { VITE_LEAD_WEBHOOK_URL } = webhooks
  const { code, output, hasBuilt } = await build(repository, { VITE_LEAD_WEBHOOK_URL })
  expect(code).toBe(1)
  expect(output).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca; scrivi nel file .env')
  expect(hasBuilt).toBe(false)
})

test('vite build with both webhooks fails and lists the placeholders', {
  timeout: 60_000,
}, async () => {
  const { code, output, hasBuilt } = await build(copySite(marked), webhooks)
  expect(code).toBe(1)
  expect(output).toMatch(/ {2}- src\/content\/site\.ts:\d+: valore d’esempio: ./)
  expect(output).not.toContain('manca')
  expect(hasBuilt).toBe(false)
})

test('a file that cannot be read does not hide what else is left to do', {
  timeout: 60_000,
}, async () => {
  const root = copySite(marked)
  appendFileSync(path.join(root, 'src/content/not-found.ts'), "export const words = 'l'azienda'\n")
  const { code, output } = await build(root, { ...webhooks, VITE_COMPANY_WEBHOOK_URL: '' })
  expect(code).toBe(1)
  expect(output).toMatch(/ {2}- src\/content\/not-found\.ts:\d+: il file non si legge/)
  expect(output).toMatch(/ {2}- src\/content\/site\.ts:\d+: valore d’esempio: ./)
  expect(output).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca')
})

test('vite build fails and lists invalid business data and unproven claims', {
  timeout: 60_000,
}, async () => {
  const root = copySite(malformed)
  writeFileSync(path.join(root, '.env'), '\nVITE_GOOGLE_TAG=G-1\n')
  const claims = path.join(root, 'src/content/claims.ts')
  writeFileSync(claims, readFileSync(claims, 'utf8').replace(/(people"?:) ?\d+/, '$1 0'))
  const { code, output, hasBuilt } = await build(root, webhooks)
  expect(code).toBe(1)
  expect(output).toMatch(
    / {2}- src\/content\/site\.ts:\d+: site\.company\.vatNumber: "0+" non è una partita IVA/,
  )
  expect(output).toMatch(
    / {2}- src\/content\/site\.ts:\d+: site\.url: ".*" è un indirizzo d’esempio/,
  )
  expect(output).toMatch(
    / {2}- src\/content\/claims\.ts:\d+: claims\.\w+\.people: "0" non è un numero/,
  )
  expect(output).toContain('  - .env:2: VITE_GOOGLE_TAG: non è un’impostazione di questo sito')
  expect(output).not.toContain('valore d’esempio: ')
  expect(hasBuilt).toBe(false)
})

test('vite build fails on a host that has no webhooks, although the content is a demonstration', {
  timeout: 60_000,
}, async () => {
  const root = copySite(marked)
  const hosts = ['NETLIFY', 'CF_PAGES', 'VERCEL']
  const builds = await Promise.all(hosts.map(host => build(root, { [host]: '1' })))
  for (const { code, output, hasBuilt } of builds) {
    expect(code).toBe(1)
    expect(output).toContain('  - VITE_LEAD_WEBHOOK_URL: manca; scrivi nel file .env')
    expect(hasBuilt).toBe(false)
  }
})
