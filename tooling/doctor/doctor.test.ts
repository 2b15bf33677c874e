import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyData } from '../business/testing/copy-data.ts'
import { realBusiness } from '../business/testing/real-business.ts'
import { readSettings, variableNames } from '../config/settings.ts'
import { about, formatReport } from './check.ts'
import { checkData } from './check-data.ts'
import { request } from './request.ts'
import { readCommand, runCommand } from './run-command.ts'
import { checkSettings, webhooksOf } from './webhook/webhooks.ts'

const made = 'https://hook.eu1.make.com/lead'

async function run(words: string[], settings: Record<string, string> = {}, folder?: string) {
  // Blank ones come before those in the .env of the machine.
  for (const name of variableNames) vi.stubEnv(name, settings[name] ?? '')
  const stdout = vi.spyOn(console, 'log').mockReturnValue()
  // src/test/console.ts listens to it already.
  const stderr = vi.mocked(console.error)
  const code = await runCommand(words, folder)
  const said = { stdout: stdout.mock.calls.join('\n'), stderr: stderr.mock.calls.join('\n') }
  for (const { mock } of [stdout, stderr]) mock.calls.length = 0
  return { code, ...said }
}

test('the command lists each check, and fails for an error', async () => {
  const posted = vi.fn(async () => new Response('', { status: 410 }))
  vi.stubGlobal('fetch', posted)
  const settings = { VITE_LEAD_WEBHOOK_URL: made, VITE_COMPANY_WEBHOOK_URL: made }
  const plain = await run([], settings)
  expect(plain.code).toBe(1)
  expect(plain.stdout).toMatch(
    /^errore {6}modulo contatti: .*non esiste più \(codice 410\) → creane uno .* VITE_LEAD_WEBHOOK_URL$/m,
  )
  expect(plain.stdout).toMatch(/\n\nIn tutto: ok \d+, attenzione \d+, errore \d+$/)
  expect(posted).toHaveBeenCalledTimes(2)
})

test('a long answer is read only as far as it is compared', async () => {
  let sent = 0
  const pull = (stream: ReadableStreamDefaultController) =>
    sent++ < 20 ? stream.enqueue(new Uint8Array(1_000_000)) : stream.close()
  const fetch = async () => new Response(new ReadableStream({ pull }))
  const { bytes } = await request('https://www.x.it', { timeout: 5_000, fetch })
  expect(bytes).toHaveLength(2_000_000)
})

test('a wrong command is 2, help is 0, nothing configured is 1', async () => {
  const wrong = await run(['--sito'])
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toContain('Non capisco questo comando: --sito')
  const help = await run(['--help'])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('npm run doctor -- --site')
  const unconfigured = await run([])
  expect(unconfigured.code).toBe(1)
  expect(unconfigured.stdout).toContain('errore      modulo contatti: non c’è un webhook')
})

test('the doctor names a demonstration in dist, a build of an older version, and a missing one', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const root = mkdtempSync(path.join(tmpdir(), 'site-'))
  const folder = path.join(root, 'dist')
  for (const name of ['dist', '.hosting']) mkdirSync(path.join(root, name))
  const nothing = await run(['--site', 'http://www.x.it'], {}, folder)
  expect(nothing.stdout).toMatch(/^errore {6}sito: la cartella dist non c’è/m)
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), '')
  const site = { isDemo: true, hostname: 'x.it', headers: [], pages: [] }
  const policies = { notFoundPolicy: ['A', ''], commonPolicy: ['A', ''] }
  const describe = (more: object) =>
    writeFileSync(
      path.join(root, '.hosting/site.json'),
      JSON.stringify({ ...site, ...policies, ...more }),
    )
  describe({})
  const older = await run(['--site', 'http://www.x.it'], {}, folder)
  expect(older.stdout).toMatch(/^errore {6}sito: .* o è di una versione di prima: .* → rifai dist/m)
  describe({ files: [] })
  const demo = await run(['--site', 'http://www.x.it'], {}, folder)
  expect(demo.stdout).toMatch(/^errore {6}cartella dist: è la dimostrazione/m)
})

test.each([
  ['https://www.x.it/', 'https://www.x.it'],
  ['www.X.it', 'https://www.x.it'],
  ['https://caffè.it', 'https://xn--caff-8oa.it'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('the site “%s” is taken as %s', (text, address) => {
  expect(readCommand(['--site', text, '--send'])).toMatchObject({ address, send: true })
})

test.each(['https://x.it/aziende', 'ftp://x.it', ''])('%s is no address of a site', text => {
  expect(readCommand(['--site', text])).toMatch(/senza percorso/)
})

test('each check is one line, with what to do when something is wrong', () => {
  const checks = [
    about('site.status', 'sito').ok('tutte rispondono'),
    about('site.slash', '/aziende').warning('è un doppione', 'rimanda'),
    about('site.demo', '/').error('contiene\u001b[31m\r\nrighe', 'correggi'),
  ]
  expect(formatReport(checks).split('\n')).toEqual([
    'ok          sito: tutte rispondono',
    'attenzione  /aziende: è un doppione → rimanda',
    'errore      /: contiene [31m righe → correggi',
    '',
    'In tutto: ok 1, attenzione 1, errore 1',
  ])
})

function readWebhooks(values: object) {
  for (const name of variableNames) vi.stubEnv(name, undefined)
  const { root, write } = copyData()
  write('settings', JSON.stringify(values))
  const settings = readSettings(root, { mode: 'production', usesOwn: true })
  return {
    webhooks: webhooksOf(settings, new Date()),
    lines: checkSettings(settings).map(
      ({ target, message, remedy = '' }) => `${target}: ${message} → ${remedy}`,
    ),
  }
}

test('sound webhooks are examined and have no fault', () => {
  const [leadWebhook, companyWebhook] = [made, 'https://hook.eu1.make.com/company']
  const { webhooks, lines } = readWebhooks({ leadWebhook, companyWebhook })
  expect(lines).toEqual([])
  expect(webhooks.map(({ target, variable, mode }) => [target, variable, mode])).toEqual([
    ['modulo contatti', '“Webhook del modulo contatti”', 'no-cors'],
    ['modulo aziende', '“Webhook del modulo aziende”', 'cors'],
  ])
})

test.each([
  ['https://user:s3cret@n8n.palestra.it/x', 0, /contiene un utente o una password.* → spegni/],
  // A real build stops, yet what answers there can be examined.
  ['http://localhost:4174/lead', 1, /è l’indirizzo di questa macchina.* → scrivi quello/],
])(
  '%s is an error, with the line that says it; the other webhook is missing',
  (url, examined, expected) => {
    const { webhooks, lines } = readWebhooks({ leadWebhook: url })
    expect(lines).toEqual([
      expect.stringMatching(expected),
      expect.stringMatching(/^modulo aziende: non c’è un webhook.* → scrivi in npm run setup/),
    ])
    expect(lines[0]).toMatch(/^src\/content\/business\/settings\.json:1: leadWebhook: "http/)
    expect(lines[0]).not.toContain('s3cret')
    expect(webhooks).toHaveLength(examined)
  },
)

function readData(day: string, data: object) {
  const { root, write } = copyData()
  for (const [name, values] of Object.entries(data)) write(name, JSON.stringify(values))
  return checkData(root, new Date(day)).map(({ target, message }) => `${target}: ${message}`)
}

test('the doctor names incomplete data, and each proof older than two years', () => {
  expect(readData('2026-11-23', { company: realBusiness.company })).toEqual([
    expect.stringMatching(/ne restano \d\d$/),
  ])
  expect(readData('2027-11-30', realBusiness)).toEqual([])
  expect(readData('2027-12-01', realBusiness)).toEqual([
    'src/content/business/testimonials.json:1: testimonials.2.proof.date: la prova ha più di due anni',
  ])
  const later = readData('2028-11-01', realBusiness).join()
  expect(later).toMatch(/claims\.json:1: trained\.to: .*team\.json:1: members\.0\.proof\.to: /)
})
