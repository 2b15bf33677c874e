import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readBuildConfiguration } from './read-build-configuration.ts'
import { forgetSettings } from './testing/no-settings.ts'

const repository = path.join(import.meta.dirname, '../..')
const lead = { VITE_LEAD_WEBHOOK_URL: 'https://hook.eu1.make.com/lead' }
const webhooks = { ...lead, VITE_COMPANY_WEBHOOK_URL: 'https://hook.eu1.make.com/company' }

const hosts = ['NETLIFY', 'CF_PAGES', 'VERCEL']

beforeEach(() => {
  forgetSettings()
  for (const host of hosts) vi.stubEnv(host, undefined)
})

/** What a build with these settings prints before it ends with code 1; null if it goes on. */
async function readRefusal(root: string, settings: Record<string, string>): Promise<string | null> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const ended = new Error('ended')
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended
  })
  const print = vi.mocked(console.error).mockImplementation(() => undefined)
  try {
    await readBuildConfiguration(root, { mode: 'production', isServing: false })
    return null
  } catch (error) {
    if (error !== ended) throw error
    expect(exit).toHaveBeenCalledWith(1)
    return print.mock.calls.join('\n')
  } finally {
    print.mockClear()
  }
}

/** A text of the content and its key, however it is written. */
const entryOf = (key: string) => new RegExp(`(\\b${key}"?:)\\s*(?:real\\()?(['"]).*?\\2\\)?`)

/** Copies the site without its demo() marks, whether it has some or not, and with these business data. */
function copySite(businessData: { url: string; vatNumber: string }): string {
  const root = mkdtempSync(path.join(tmpdir(), 'refused-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const part of ['src/content', 'public/team'])
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true })
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

test('with both webhooks the placeholders are listed', async () => {
  const refusal = await readRefusal(copySite(marked), webhooks)
  expect(refusal).toMatch(/ {2}- src\/content\/site\.ts:\d+: valore d’esempio: ./)
  expect(refusal).not.toContain('manca')
})

test('a file that cannot be read does not hide what else is left to do', async () => {
  const root = copySite(marked)
  appendFileSync(path.join(root, 'src/content/not-found.ts'), "export const words = 'l'azienda'\n")
  const refusal = await readRefusal(root, lead)
  expect(refusal).toMatch(/ {2}- src\/content\/not-found\.ts:\d+: il file non si legge/)
  expect(refusal).toMatch(/ {2}- src\/content\/site\.ts:\d+: valore d’esempio: ./)
  expect(refusal).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca')
})

test('invalid business data, unproven claims and unknown settings are listed', async () => {
  const root = copySite(malformed)
  writeFileSync(path.join(root, '.env'), '\nVITE_GOOGLE_TAG=G-1\n')
  const claims = path.join(root, 'src/content/claims.ts')
  writeFileSync(claims, readFileSync(claims, 'utf8').replace(/(people"?:) ?\d+/, '$1 0'))
  const refusal = await readRefusal(root, webhooks)
  expect(refusal).toMatch(
    / {2}- src\/content\/site\.ts:\d+: site\.company\.vatNumber: "0+" non è una partita IVA/,
  )
  expect(refusal).toMatch(
    / {2}- src\/content\/site\.ts:\d+: site\.url: ".*" è un indirizzo d’esempio/,
  )
  expect(refusal).toMatch(
    / {2}- src\/content\/claims\.ts:\d+: claims\.\w+\.people: "0" non è un numero/,
  )
  expect(refusal).toContain('  - .env:2: VITE_GOOGLE_TAG: non è un’impostazione di questo sito')
  expect(refusal).not.toContain('valore d’esempio: ')
})

test('without webhooks the content of a demonstration is built, but not by a host', async () => {
  const root = copySite(marked)
  expect(await readRefusal(root, {})).toBeNull()
  for (const host of hosts) {
    const refusal = await readRefusal(root, { [host]: '1' })
    expect(refusal).toContain('  - VITE_LEAD_WEBHOOK_URL: manca; scrivi nel file .env')
    vi.stubEnv(host, undefined)
  }
})
