import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { businessFolder, fileNames } from '../business/business-files.ts'
import { copyData } from '../business/testing/copy-data.ts'
import type { SetupData } from './data-files.ts'
import { createSetupApp } from './setup-app.ts'

const token = 'secret'
const host = 'localhost:5173'

/** The setup of an empty business in a temporary folder, and how to ask it. */
function openSetup({ build = ['node', '--version'] } = {}) {
  const { root, write } = copyData()
  const folder = path.join(root, businessFolder)
  for (const name of [...fileNames, 'settings']) write(name, '{\n  // Qui i dati.\n}\n')
  const app = createSetupApp({
    root,
    token,
    net: { timeout: 5_000 },
    build: { command: build, cwd: root },
  })
  const ask = (address: string, method = 'GET', body?: object | string, headers = {}) =>
    app.request(`http://${host}${address}`, {
      method,
      ...(body && {
        body:
          typeof body === 'string'
            ? Buffer.from(body, 'latin1')
            : Buffer.isBuffer(body)
              ? new Uint8Array(body)
              : JSON.stringify(body),
      }),
      headers: { host, origin: `http://${host}`, 'x-setup-token': token, ...headers },
    })
  const read = async (): Promise<SetupData> => (await ask('/_dati/api/data')).json()
  return {
    root,
    folder,
    ask,
    read,
    textOf: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
  }
}

test.each([
  ['another name in Host', { host: 'evil.example' }],
  ['another page', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:8080' }],
  ['a sandboxed page', { origin: 'null' }],
  ['no token', { 'x-setup-token': '' }],
])('%s reads and writes nothing', async (_who, headers) => {
  const { ask, textOf, read } = openSetup()
  const before = textOf('company.json')
  const { hash } = (await read()).files.company
  const reading = await ask('/_dati/api/data', 'GET', undefined, headers)
  const change = { path: ['name'], value: 'X', hash }
  const writing = await ask('/_dati/api/files/company', 'PUT', change, headers)
  expect([reading.status, writing.status]).toEqual([403, 403])
  expect((await writing.json()).error).toMatch(/pagina/)
  expect(textOf('company.json')).toBe(before)
})

test('a value is written at once, with what else stands in the file, and taken away again', async () => {
  const { ask, read, textOf, folder } = openSetup()
  const put = async (value?: string) => {
    const { hash } = (await read()).files.company
    return ask('/_dati/api/files/company', 'PUT', { path: ['company', 'city'], value, hash })
  }
  const written: SetupData = await (await put('Forlì')).json()
  expect(written.files.company.own).toEqual({ company: { city: 'Forlì' } })
  expect(textOf('company.json')).toContain('// Qui i dati.')
  await put()
  expect((await read()).files.company.own).toEqual({ company: {} })
  expect(readdirSync(folder).filter(name => name.endsWith('.nuovo'))).toEqual([])
})

test('a sentence of a page is written like a value, and a name that stands for nothing is told', async () => {
  const { ask, read } = openSetup()
  const hash = (await read()).files['pages/home']?.hash
  const change = { path: ['about', 'eyebrow'], value: 'Siamo {noi}', hash }
  const written: SetupData = await (
    await ask('/_dati/api/files/pages%2Fhome', 'PUT', change)
  ).json()
  expect(written.files['pages/home']).toHaveProperty('own.about.eyebrow', 'Siamo {noi}')
  expect(written.problems).toContainEqual(
    expect.objectContaining({ file: 'pages/home', path: ['about', 'eyebrow'] }),
  )
})

test('a change made on an older file is refused', async () => {
  const { ask, read, folder, textOf } = openSetup()
  const { hash } = (await read()).files.company
  writeFileSync(path.join(folder, 'company.json'), '{ "name": "Dall’editor" }')
  const change = { path: ['name'], value: 'Dalla pagina', hash }
  const answer = await ask('/_dati/api/files/company', 'PUT', change)
  expect(answer.status).toBe(409)
  expect((await answer.json()).error).toContain('cambiato nel frattempo')
  expect(textOf('company.json')).toContain('Dall’editor')
})

test.each([
  ['/_dati/api/files/company', { path: ['$schema'], value: 'x' }, 400],
  ['/_dati/api/files/company', { path: [], value: {} }, 400],
  ['/_dati/api/files/..%2F..%2Fsecret', { path: ['name'], value: 'x' }, 400],
  ['/_dati/api/files/company', { path: ['social', 3], value: 'x' }, 422],
])('%s refuses %j', async (address, change, status) => {
  const { ask, read, textOf } = openSetup()
  const before = textOf('company.json')
  const { hash } = (await read()).files.company
  expect((await ask(address, 'PUT', { ...change, hash })).status).toBe(status)
  expect(textOf('company.json')).toBe(before)
})

test('a variable that a real build takes instead of a setting is told', async () => {
  vi.stubEnv('VITE_META_PIXEL_ID', '1234567890')
  expect((await openSetup().read()).overrides).toMatchObject({
    metaPixel: { name: 'VITE_META_PIXEL_ID', value: '1234567890' },
  })
})

test('a picture gets a new name, and nothing else is written', async () => {
  const { ask, folder } = openSetup()
  const pictures = path.join(folder, '../../../public/team')
  const before = readdirSync(pictures)
  const send = async (bytes: string, name = '../../Zoë D’Amico') => {
    const address = `/_dati/api/pictures/team?${new URLSearchParams({ name })}`
    const answer = await ask(address, 'POST', Buffer.from(bytes, 'latin1'))
    return [answer.status, (await answer.json()).src]
  }
  const webp = 'RIFF0000WEBPVP8 '
  expect(await send(webp)).toEqual([200, '/team/zoe-d-amico.webp'])
  expect(await send(webp)).toEqual([200, '/team/zoe-d-amico-2.webp'])
  expect(await send('\xFF\xD8\xFF', '')).toEqual([200, '/team/foto.jpg'])
  expect(await send('<svg onload="alert(1)"/>')).toEqual([422, undefined])
  expect(await send(webp.padEnd(2_000_001))).toEqual([413, undefined])
  expect(
    (await ask('/_dati/api/pictures/..%2Fteam?name=x', 'POST', Buffer.from(webp))).status,
  ).toBe(400)
  const names = ['foto.jpg', 'zoe-d-amico-2.webp', 'zoe-d-amico.webp']
  expect(
    readdirSync(pictures)
      .filter(name => !before.includes(name))
      .toSorted(),
  ).toEqual(names)
})

test('a file that cannot be read is named with its line, and not written', async () => {
  const { ask, read, folder } = openSetup()
  writeFileSync(path.join(folder, 'offer.json'), '{\n  "earnings": "x"\n  "guarantee": {}\n}')
  expect((await read()).problems).toContainEqual(
    expect.objectContaining({
      kind: 'unreadable',
      message: expect.stringMatching(/offer.json:\d/),
    }),
  )
  const change = { path: ['earnings'], value: 'y', hash: '' }
  expect((await ask('/_dati/api/files/offer', 'PUT', change)).status).toBe(422)
})

test.each([
  ['console.log("costruisco")', /costruisco\n\nFatto\. Il sito è nella cartella .*dist/],
  [
    'console.error("manca il nome"); process.exit(1)',
    /manca il nome\n\nLa costruzione si è fermata/,
  ],
])('the build says what it does, and how it went: %s', async (script, said) => {
  const { ask } = openSetup({ build: [process.execPath, '-e', script] })
  const answer = await ask('/_dati/api/build', 'POST')
  expect(await answer.text()).toMatch(said)
})

test('a picture that the page has drawn is saved, and what it shows is told', async () => {
  const { ask, root } = openSetup()
  const { subject, fingerprint } = await (await ask('/_dati/api/pictures')).json()
  expect(subject).toMatchObject({ name: 'Palestra Venditori', logo: null })
  expect(fingerprint).toMatch(/^[\da-f]{16}$/)
  expect((await ask('/_dati/api/pictures/og/home.png', 'PUT', '\x89PNG…')).status).toBe(200)
  expect(readdirSync(path.join(root, 'public/og'))).toEqual(['home.png'])
})

test.each([
  ['robots.txt', '\x89PNG', 422],
  ['og/..%2Fhome.png', '\x89PNG', 422],
  ['og/home.png', '<svg/>', 422],
  ['favicon.svg', '<!doctype html>', 422],
  ['og/home.png', `\x89PNG${'x'.repeat(2_000_000)}`, 413],
])('no other file is written, and no other bytes: %s', async (file, bytes, status) => {
  const { ask, root } = openSetup()
  const listFiles = () => readdirSync(root, { recursive: true }).toSorted()
  const before = listFiles()
  expect((await ask(`/_dati/api/pictures/${file}`, 'PUT', bytes)).status).toBe(status)
  expect(listFiles()).toEqual(before)
})
