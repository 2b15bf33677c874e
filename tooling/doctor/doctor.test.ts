import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { variableNames } from '../config/variables.ts'
import { about } from './check.ts'
import { readCommand } from './command-line.ts'
import { exitCode, formatReport } from './report.ts'
import { runCommand } from './run-command.ts'
import type { BuiltSite } from './site/expectations.ts'

const made = 'https://hook.eu1.make.com/lead'

async function run(
  words: string[],
  settings: Record<string, string> = {},
  findBuild?: Parameters<typeof runCommand>[2],
) {
  // Blank ones come before those in the .env of the machine.
  for (const name of variableNames) vi.stubEnv(name, settings[name] ?? '')
  const written = { stdout: '', stderr: '' }
  const writeTo = (stream: keyof typeof written) => ({
    write: (text: string) => (written[stream] += text),
  })
  const output = { stdout: writeTo('stdout'), stderr: writeTo('stderr') }
  const code = await runCommand(words, output, findBuild)
  return { code, ...written }
}

test('the command lists each check, fails for an error, and prints JSON on demand', async () => {
  const posted = vi.fn(async () => new Response('', { status: 410 }))
  vi.stubGlobal('fetch', posted)
  const settings = { VITE_LEAD_WEBHOOK_URL: made, VITE_COMPANY_WEBHOOK_URL: made }
  const plain = await run([], settings)
  expect(plain.code).toBe(1)
  expect(plain.stdout).toMatch(
    /^errore {6}modulo contatti: .*non esiste più \(codice 410\) → creane uno/m,
  )
  expect(plain.stdout).toMatch(/\n\nIn tutto: ok \d+, attenzione \d+, errore \d+\n$/)
  expect(posted).toHaveBeenCalledTimes(2)
  const json = await run(['--json'], settings)
  expect(JSON.parse(json.stdout)).toContainEqual({
    check: 'webhook.exists',
    outcome: 'error',
    target: 'modulo contatti',
    message: 'l’automazione dice che il webhook non esiste più (codice 410)',
    remedy: expect.stringContaining('VITE_LEAD_WEBHOOK_URL'),
  })
})

test('a wrong command is 2, help is 0, nothing configured is 1', async () => {
  const wrong = await run(['--sito'])
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toContain('Non capisco questo comando: --sito')
  expect(await run(['--help'])).toMatchObject({
    ...{ code: 0, stderr: '' },
    stdout: expect.stringContaining('npm run doctor -- --site'),
  })
  const unconfigured = await run([])
  expect(unconfigured.code).toBe(1)
  expect(unconfigured.stdout).toContain('errore      configurazione: non c’è nessun webhook')
})

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), '')

const site: BuiltSite = {
  ...{ isDemo: true, folder, hostname: 'www.x.it', headers: [], pages: [], folders: [] },
  ...{ hashedFiles: [], notFoundPolicy: ['A', ''], commonPolicy: ['A', ''] },
}

test.each([
  ['a demonstration', site, /^errore {6}cartella dist: è la dimostrazione/m],
  ['nothing', null, /^errore {6}sito: il sito non si costruisce su questo computer/m],
])('a site is compared with what the build makes, and %s is told', async (_what, built, words) => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const { code, stdout } = await run(['--site', 'http://www.x.it'], {}, () => built)
  expect(stdout).toMatch(words)
  expect(code).toBe(1)
})

test.each([
  ['https://www.x.it/', 'https://www.x.it'],
  ['www.X.it', 'https://www.x.it'],
  ['https://caffè.it', 'https://xn--caff-8oa.it'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('the site “%s” is taken as %s', (text, address) => {
  expect(readCommand(['--site', text, '--send']).address).toBe(address)
})

test.each([
  ['https://x.it/aziende', /senza percorso/],
  ['ftp://x.it', /senza percorso/],
  ['', /senza percorso/],
])('the site “%s” is a mistake in the command', (text, words) => {
  expect(() => readCommand(['--site', text])).toThrow(words)
})

const checks = [
  about('site.status', 'sito').ok('tutte rispondono'),
  about('site.slash', '/aziende').warning('è un doppione', 'rimanda'),
  about('site.demo', '/').error('contiene\u001b[31m\r\nrighe', 'correggi'),
]

test('each check is one line, with what to do when something is wrong', () => {
  expect(formatReport(checks)).toBe(
    [
      'ok          sito: tutte rispondono',
      'attenzione  /aziende: è un doppione → rimanda',
      'errore      /: contiene [31m righe → correggi',
      '',
      'In tutto: ok 1, attenzione 1, errore 1',
      '',
    ].join('\n'),
  )
  expect(formatReport([])).toBe('\nIn tutto: ok 0, attenzione 0, errore 0\n')
})

test('only errors make the command fail', () => {
  expect(exitCode(checks)).toBe(1)
  expect(exitCode(checks.slice(0, 2))).toBe(0)
})
