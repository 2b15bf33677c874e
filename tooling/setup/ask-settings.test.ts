import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { forgetSettings } from '../config/testing/no-settings.ts'
import { receivers, runServer } from '../doctor/testing/local-server.ts'
import { enter, other } from './testing/person.ts'
import { company, keepTheRest, noMore, settings, setUp, skipped } from './testing/set-up.ts'
import { copySite } from './testing/site-copy.ts'

beforeEach(forgetSettings)

test('a webhook with a password is refused, and the message does not repeat it', async () => {
  const { root } = copySite()
  await setUp(root, company)
  const { heard } = await setUp(root, [
    ...skipped,
    ['Webhook del modulo contatti', 'https://me:s3cret@n8n.it/x\r'],
  ])
  expect(heard).toContain('Hai scritto https://…@n8n.it/x: contiene un utente o una password')
})

test('one address for both forms is kept only by whoever means it', async () => {
  const { root, read } = copySite()
  await setUp(root, [
    ...company,
    ...settings.slice(0, 2),
    ['Webhook del modulo aziende', 'hook.eu1.make.com/abc\r'],
    ['ne servono due. Lo tengo?', enter],
    ['Webhook del modulo aziende', 'hook.eu1.make.com/def/\r'],
  ])
  expect(read('.env')).toMatch(/^VITE_COMPANY_WEBHOOK_URL=https:\/\/hook.eu1.make.com\/def\/$/m)
})

test('an address of this computer is explained', async () => {
  const { root } = copySite()
  const { heard } = await setUp(root, [
    ...company,
    ['Webhook del modulo contatti', 'http://localhost:5678/x\r'],
  ])
  expect(heard).toContain('Hai scritto http://localhost:5678/x: è l’indirizzo di questo computer')
})

test('after a test lead that has not arrived the setup says to mend that first', async () => {
  const { root } = copySite()
  const { address } = await runServer(receivers.failing)
  await setUp(root, [...company, ...settings, ...noMore])
  writeFileSync(path.join(root, '.env'), `VITE_COMPANY_WEBHOOK_URL=${address}/company\n`)
  const { heard } = await setUp(root, [
    ['Webhook del modulo aziende', enter],
    ['Webhook del modulo contatti', enter],
    ['un contatto di prova al modulo aziende', enter],
    ...keepTheRest,
  ])
  expect(heard).toMatch(/correggi gli errori dei contatti di prova.*\s*$/)
  expect(heard).not.toContain('costruisci il sito: npm run build')
})

test('a setting that another file sets is left to it', async () => {
  const { root, read } = copySite()
  writeFileSync(path.join(root, '.env.local'), '\nVITE_COMPANY_WEBHOOK_URL=http://x\n')
  const { heard } = await setUp(root, [...company, ...settings.slice(0, 2)])
  expect(heard).toContain(
    'VITE_COMPANY_WEBHOOK_URL è scritto in .env.local:2, che vale più di .env',
  )
  expect(read('.env')).toContain('\nVITE_COMPANY_WEBHOOK_URL=\n')
})

test('identifiers are asked for only of those who use them, and go when they do no more', async () => {
  const { root, read } = copySite()
  const { heard } = await setUp(root, [
    ...company,
    ...settings.slice(0, 3),
    ['Statistiche e annunci', other],
    ['Tag Google', 'AW-123456789\r'],
    ['Conversione', 'AW-123456789/AbC\r'],
    ['pixel di Meta', enter],
  ])
  expect(heard).toContain('Vuoi rivedere')
  expect(read('.env')).toMatch(/^VITE_GOOGLE_TAG_ID=AW-123456789$/m)
  expect(read('.env')).toMatch(/^VITE_GOOGLE_ADS_CONVERSION=AW-123456789\/AbC$/m)
  await setUp(root, [
    ['Vuoi rivedere', other],
    ['Statistiche e annunci', '\u001b[C\r'],
    ['C’è un altro fornitore', enter],
    ...keepTheRest,
  ])
  expect(read('.env')).toMatch(/^VITE_GOOGLE_TAG_ID=$/m)
  expect(read('.env')).toMatch(/^VITE_GOOGLE_ADS_CONVERSION=$/m)
})

test('with two webhooks one answer sends a test lead to each', async () => {
  const { root } = copySite()
  const { address, received } = await runServer(receivers.n8n)
  await setUp(root, [...company, ...settings, ...noMore])
  writeFileSync(
    path.join(root, '.env'),
    `VITE_LEAD_WEBHOOK_URL=${address}/lead\nVITE_COMPANY_WEBHOOK_URL=${address}/company\n`,
  )
  const { heard } = await setUp(root, [
    ['Webhook del modulo contatti', enter],
    ['Webhook del modulo aziende', enter],
    ['a ciascun modulo (127.0.0.1', enter],
    ...keepTheRest,
  ])
  const posts = received.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body.includes('nomeAzienda'))).toEqual([false, true])
  expect(heard).toMatch(/I dati ci sono tutti|Quando hai finito, costruisci/)
})

test('a test lead goes to a webhook that wants it, and the doctor says what came of it', async () => {
  const { root } = copySite()
  const { address, received } = await runServer(receivers.n8n)
  await setUp(root, [...company, ...settings, ...noMore])
  writeFileSync(path.join(root, '.env'), `VITE_LEAD_WEBHOOK_URL=${address}/lead\n`)
  const { heard } = await setUp(root, [
    ['Webhook del modulo contatti', enter],
    ['Webhook del modulo aziende', enter],
    ['Come invia', enter],
    ['Statistiche', enter],
    ...skipped,
    ['Vuoi rivedere', enter],
    ['Invio un contatto di prova al modulo contatti (127.0.0.1', enter],
  ])
  expect(received.map(({ method }) => method)).toContain('POST')
  expect(heard).toMatch(/\nok {10}modulo contatti: [^\n]*contatto di prova[^\n]*200/)
})
