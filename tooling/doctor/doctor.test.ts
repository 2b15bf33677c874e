import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { variableNames } from '../config/variables.ts'
import { runCommand } from './run-command.ts'
import { type Examination, runDoctor } from './run-doctor.ts'
import { deploy, siteUrl } from './testing/local-deployment.ts'
import { receivers, runServer } from './testing/local-server.ts'

/** Blank ones come before those in the .env of the machine. */
const noSettings = Object.fromEntries(variableNames.map(name => [name, '']))

const repository = path.join(import.meta.dirname, '../..')

/** The real command, with these settings and no others. */
function start(words: string[], settings: Record<string, string>) {
  return new Promise<{ code: number | null; stdout: string }>(resolve => {
    const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs')
    const child = execFile(
      process.execPath,
      [tsx, 'tooling/doctor/doctor.ts', ...words],
      { cwd: repository, env: { ...process.env, ...noSettings, ...settings } },
      (_error, stdout) => resolve({ code: child.exitCode, stdout }),
    )
  })
}

/** The same in this process. */
async function command(words: string[], settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...noSettings, ...settings }))
    vi.stubEnv(name, value)
  const written = { stdout: '', stderr: '' }
  const writeTo = (stream: keyof typeof written) => ({
    write: (text: string) => (written[stream] += text),
  })
  const code = await runCommand(words, { stdout: writeTo('stdout'), stderr: writeTo('stderr') })
  return { code, ...written }
}

async function run(variables: Record<string, string>, change: Partial<Examination> = {}) {
  for (const [name, value] of Object.entries({ ...noSettings, ...variables }))
    vi.stubEnv(name, value)
  const checks = await runDoctor({
    settings: readSettings(repository, { mode: 'production', usesOwn: false }),
    siteUrl,
    claims: [],
    address: null,
    send: false,
    build: null,
    now: new Date(),
    net: { timeout: 5_000 },
    ...change,
  })
  return checks.map(
    ({ check, outcome, target, message }) => `${outcome} ${check} ${target}: ${message}`,
  )
}

/** The receivers of these tests are on this machine, which is a fault of its own. */
function faultsOf(lines: string[]): string[] {
  return lines.filter(line => line.startsWith('error') && !/questa macchina/.test(line))
}

test('the command fails for an error and prints JSON on demand', { timeout: 60_000 }, async () => {
  const make = await runServer(receivers.make)
  const gone = await runServer(receivers.deletedMake)
  const settings = {
    VITE_LEAD_WEBHOOK_URL: `${make.address}/lead`,
    VITE_COMPANY_WEBHOOK_URL: `${gone.address}/company`,
  }
  const plain = await command([], settings)
  expect(plain.code).toBe(1)
  expect(plain.stdout).toMatch(/\n\nIn tutto: ok \d+, attenzione \d+, errore \d+\n$/)
  expect(plain.stdout).not.toMatch(/ lead /)
  expect(plain.stdout).toMatch(
    /^attenzione {2}modulo contatti: il sito non vede se l’automazione rifiuta/m,
  )
  expect(plain.stdout).toMatch(
    /^errore {6}modulo aziende: .*non esiste più \(codice 410\) → creane uno/m,
  )
  const json = await start(['--json'], settings)
  expect(json.code).toBe(1)
  expect(JSON.parse(json.stdout)).toContainEqual({
    check: 'webhook.exists',
    outcome: 'error',
    target: 'modulo aziende',
    message: 'l’automazione dice che il webhook non esiste più (codice 410)',
    remedy: expect.stringContaining('VITE_COMPANY_WEBHOOK_URL'),
  })
  expect([...make.received, ...gone.received].map(({ method }) => method)).not.toContain('POST')
})

test('the command sends when asked, and has no fault but that the receiver is on this machine', async () => {
  const { address, received } = await runServer(receivers.n8n)
  const settings = {
    VITE_LEAD_WEBHOOK_URL: `${address}/lead`,
    VITE_COMPANY_WEBHOOK_URL: `${address}/company`,
  }
  const { stdout } = await command(['--send'], settings)
  expect(stdout).toMatch(
    /^ok {10}modulo contatti: contatto di prova inviato e accettato \(codice 200\)/m,
  )
  expect(stdout).toMatch(
    /^ok {10}modulo aziende: contatto di prova inviato e accettato \(codice 200\)/m,
  )
  const errors = stdout.split('\n').filter(line => line.startsWith('errore '))
  expect(errors).toEqual([
    expect.stringMatching(/VITE_LEAD_WEBHOOK_URL: .* è l’indirizzo di questa macchina/),
    expect.stringMatching(/VITE_COMPANY_WEBHOOK_URL: .* è l’indirizzo di questa macchina/),
  ])
  const posted = received.filter(({ method }) => method === 'POST')
  expect(posted.map(({ path: place }) => place).toSorted()).toEqual(['/company', '/lead'])
})

test('a wrong command is 2, help is 0, nothing configured is 1', async () => {
  const wrong = await command(['--sito'])
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toContain('Non capisco questo comando: --sito')
  const help = await command(['--help'])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('npm run doctor -- --site')
  for (const word of ['ok', 'attenzione', 'errore'])
    expect(help.stdout).toMatch(new RegExp(`^  ${word} +[a-z]`, 'm'))
  const unconfigured = await command([])
  expect(unconfigured.code).toBe(1)
  expect(unconfigured.stdout).toContain('errore      configurazione: non c’è nessun webhook')
})

test('a sound site with sound webhooks has no error', async () => {
  const receiver = await runServer(receivers.n8n)
  const { address } = await deploy(files => {
    for (const [name, file] of files) {
      const policy = file.headers['content-security-policy']
      const allowed = `${policy} ${receiver.address}`
      files.set(name, { ...file, headers: { ...file.headers, 'content-security-policy': allowed } })
    }
  })
  const lines = await run(
    {
      VITE_LEAD_WEBHOOK_URL: `${receiver.address}/lead`,
      VITE_LEAD_WEBHOOK_MODE: 'cors',
      VITE_COMPANY_WEBHOOK_URL: `${receiver.address}/company`,
    },
    { address },
  )
  expect(faultsOf(lines)).toEqual([])
  for (const form of ['modulo contatti', 'modulo aziende'])
    expect(lines).toContain(
      `ok webhook.preflight ${form}: il browser ha il permesso di inviare (preflight)`,
    )
  expect(lines).toContain(
    'ok site.policy sito: le regole di sicurezza delle pagine sono severe e lasciano partire i contatti (Content-Security-Policy)',
  )
})

test('what is malformed or missing is named, and what is sound is still examined', async () => {
  const { address } = await runServer(receivers.n8n)
  const lines = await run({ VITE_LEAD_WEBHOOK_URL: address, VITE_LEAD_WEBHOOK_MODE: 'same-origin' })
  expect(faultsOf(lines)).toEqual([
    'error configuration.variable VITE_LEAD_WEBHOOK_MODE: "same-origin" non è una modalità',
    'error configuration.webhooks modulo aziende: non c’è un webhook, quindi questi contatti non arrivano a nessuno',
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^ok webhook\.reachable modulo contatti/))
})

test('a site address that is still an example is told: it is the Origin of the preflight', async () => {
  expect(await run({}, { siteUrl: 'https://www.palestra.example' })).toContainEqual(
    expect.stringMatching(/^warning configuration\.site-url .*\(url\) è ancora un esempio/),
  )
})
