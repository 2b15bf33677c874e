import { expect, test, vi } from 'vitest'
import { variableNames } from '../config/variables.ts'
import { readCommand } from './command-line.ts'
import { runCommand } from './run-command.ts'

const made = 'https://hook.eu1.make.com/lead'

async function run(words: string[], settings: Record<string, string> = {}) {
  // Blank ones come before those in the .env of the machine.
  for (const name of variableNames) vi.stubEnv(name, settings[name] ?? '')
  const written = { stdout: '', stderr: '' }
  const writeTo = (stream: keyof typeof written) => ({
    write: (text: string) => (written[stream] += text),
  })
  const code = await runCommand(words, { stdout: writeTo('stdout'), stderr: writeTo('stderr') })
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
