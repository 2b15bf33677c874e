import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { copyData } from '../business/testing/copy-data.ts'
import { realBusiness } from '../business/testing/real-business.ts'
import { readBuildConfiguration } from './read-build-configuration.ts'
import { forgetSettings } from './testing/no-settings.ts'

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

test('with both webhooks what the data lack is listed, with what breaks a rule and unknown settings', async () => {
  const { root, write } = copyData()
  write('company', '{\n  "company": {\n    "vatNumber": "00000000000"\n  }\n}')
  writeFileSync(path.join(root, '.env'), '\nVITE_GOOGLE_TAG=G-1\n')
  const refusal = await readRefusal(root, webhooks)
  expect(refusal).toContain('  - src/content/business/company.json:1: phone: manca (Telefono')
  expect(refusal).toContain(
    'company.json:3: company.vatNumber: "00000000000" non è una partita IVA',
  )
  expect(refusal).toContain('  - .env:2: VITE_GOOGLE_TAG: non è un’impostazione di questo sito')
})

test('a file that cannot be read does not hide what else is left to do', async () => {
  const { root, write } = copyData()
  write('team', '{\n  "lead": "Sì"\n  "members": []\n}')
  const refusal = await readRefusal(root, lead)
  expect(refusal).toMatch(/ {2}- src\/content\/business\/team\.json:3: il file non si legge/)
  expect(refusal).toContain('company.json:1: phone: manca')
  expect(refusal).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca')
})

test('the settings of the data make a build real; a variable overrides them, an empty one too', async () => {
  const { root, write } = copyData()
  write('settings', JSON.stringify({ leadWebhook: lead.VITE_LEAD_WEBHOOK_URL }))
  expect(await readRefusal(root, {})).toContain('  - VITE_COMPANY_WEBHOOK_URL: manca')
  vi.stubEnv('VITE_LEAD_WEBHOOK_URL', '')
  expect(await readRefusal(root, {})).toBeNull()
})

test('a real build says that its pictures show older words, a demonstration has none of its own', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { root, write } = copyData()
  write('company', '{ "name": "Vendita in Quota" }')
  expect(await readRefusal(root, {})).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  for (const [name, values] of Object.entries(realBusiness)) write(name, JSON.stringify(values))
  expect(await readRefusal(root, webhooks)).toBeNull()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Apri npm run setup'))
})

test('without webhooks the data of a demonstration are built, but not by a host', async () => {
  const { root } = copyData()
  expect(await readRefusal(root, {})).toBeNull()
  for (const host of hosts) {
    const refusal = await readRefusal(root, { [host]: '1' })
    expect(refusal).toContain('  - VITE_LEAD_WEBHOOK_URL: manca; scrivi in npm run setup')
    vi.stubEnv(host, undefined)
  }
})

test('a server that starts again with wrong settings goes on with those from before', async () => {
  const { root } = copyData()
  const read = () => readBuildConfiguration(root, { mode: 'development', isServing: true })
  await read()
  vi.stubEnv('VITE_META_PIXEL_ID', 'abc')
  const exit = vi.spyOn(process, 'exit')
  await expect(read()).rejects.toThrow('VITE_META_PIXEL_ID: "abc" non è il numero di un pixel')
  expect(exit).not.toHaveBeenCalled()
})
