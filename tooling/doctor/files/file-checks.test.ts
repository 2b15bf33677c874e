import { expect, test } from 'vitest'
import { bodyLimit } from '../request.ts'
import { edit, examine, faultsOf, respond, say, testFaults } from '../testing/examine-site.ts'
import { buildLocally, deploy, type Files } from '../testing/local-deployment.ts'

const publishScripts = 'pubblica tutta la cartella dist: senza questi file i moduli non si aprono'
const publishAll = 'pubblica tutta la cartella dist, con i file come sono'

testFaults([
  [
    'a stylesheet that was not uploaded',
    files => files.delete('/assets/index-Abc_1234.css'),
    'error site.files file: le pagine usano file che non si caricano: /assets/index-Abc_1234.css (codice 404)',
    publishScripts,
  ],
  [
    'a part of the application that was not uploaded',
    files => files.delete('/assets/Modal-Abc12345.js'),
    'error site.files file: le pagine usano file che non si caricano: /assets/Modal-Abc12345.js (codice 404)',
    publishScripts,
  ],
  [
    'a folder of files that was not uploaded',
    files => {
      for (const name of files.keys()) if (name.startsWith('/assets/')) files.delete(name)
    },
    'error site.files file: le pagine usano file che non si caricano: /assets/app-Abc-123-.js (codice 404), /assets/index-Abc_1234.css (codice 404)',
    publishScripts,
  ],
  [
    'scripts that browsers refuse by their type',
    respond('/assets/app-Abc-123-.js', 200, { 'content-type': 'text/plain' }),
    'error site.files file: le pagine usano file che non si caricano: /assets/app-Abc-123-.js (tipo sbagliato: text/plain)',
    publishScripts,
  ],
  [
    'the home page instead of a script',
    respond('/assets/Modal-Abc12345.js', 200, { 'content-type': 'text/html' }),
    'error site.files file: le pagine usano file che non si caricano: /assets/Modal-Abc12345.js (al suo posto arriva una pagina)',
    publishScripts,
  ],
  [
    'a film that was not uploaded',
    files => files.delete('/video/film.mp4'),
    'error site.files file: mancano o sono guasti: /video/film.mp4 (codice 404)',
    publishAll,
  ],
  [
    'a film that was uploaded as text',
    edit('/video/film.mp4', () => 'ftyp'),
    'error site.files file: mancano o sono guasti: /video/film.mp4 (non è un filmato MP4)',
    publishAll,
    buildLocally(),
  ],
  [
    'a font that only a stylesheet names',
    files => files.delete('/assets/archivo-Abc12345.woff2'),
    'error site.files file: mancano o sono guasti: /assets/archivo-Abc12345.woff2 (codice 404)',
    publishAll,
  ],
  [
    'an icon that is the home page',
    respond('/favicon.svg', 200, { 'content-type': 'text/html' }),
    'error site.files file: mancano o sono guasti: /favicon.svg (al suo posto arriva una pagina)',
    publishAll,
  ],
  [
    'three missing files, each by its name',
    say('<img src="/c.png"><img src="/a.png"><img src="/b.png">'),
    'error site.files file: mancano o sono guasti: /a.png (codice 404), /b.png (codice 404), /c.png (codice 404)',
    publishAll,
  ],
  [
    'four missing files, three by their names',
    say('<img src="/c.png"><img src="/a.png"><img src="/d.png"><img src="/b.png">'),
    'error site.files file: mancano o sono guasti: /a.png (codice 404), /b.png (codice 404), /c.png (codice 404) e un altro',
    publishAll,
  ],
  [
    'many missing files, three by their names',
    say(
      '<img src="/c.png"><img src="/a.png"><img src="/e.png"><img src="/d.png"><img src="/b.png">',
    ),
    'error site.files file: mancano o sono guasti: /a.png (codice 404), /b.png (codice 404), /c.png (codice 404) e altri 2',
    publishAll,
  ],
  [
    'a script that is not the one of the build',
    edit('/assets/Modal-Abc12345.js', () => 'open('),
    'error site.files file: si sono rovinati nella pubblicazione, o l’host li cambia: /assets/Modal-Abc12345.js',
    'ripubblica tutta la cartella dist (con FTP, in modalità binaria) e spegni nelle impostazioni dell’host ciò che cambia i file',
    buildLocally(),
  ],
  [
    'a drawing that is not the one of the build',
    edit('/favicon.svg', () => '<svg></svg>'),
    'warning site.files file: non sono uguali a quelli della cartella dist: /favicon.svg',
    'ripubblica la cartella dist; se l’hai già fatto, spegni nelle impostazioni dell’host ciò che cambia i file',
    buildLocally(),
  ],
])

test('without a build a file may be any', async () => {
  const { address } = await deploy(edit('/favicon.svg', () => '<svg></svg>'))
  expect(faultsOf(await examine(address))).toEqual([])
})

test('a preview image of another build is told, although it has a complete address', async () => {
  const { address } = await deploy()
  const build = buildLocally(edit('/og/home.png', () => 'another image'))
  expect(faultsOf(await examine(address, build))).toEqual([
    'warning site.files file: non sono uguali a quelli della cartella dist: /og/home.png',
  ])
})

test('a file that the build does not have is not compared', async () => {
  const { address } = await deploy()
  const build = buildLocally(files => files.delete('/assets/Modal-Abc12345.js'))
  expect(faultsOf(await examine(address, build))).toEqual([])
})

test.each(['application/javascript', 'application/x-javascript; charset=utf-8'])(
  'a script of the type %s runs',
  async type => {
    const { address } = await deploy(
      respond('/assets/Modal-Abc12345.js', 200, { 'content-type': type }),
    )
    expect(faultsOf(await examine(address))).toEqual([])
  },
)

test('a film longer than the doctor reads is compared as far as it goes', async () => {
  const film = (end: string) => {
    const bytes = Buffer.alloc(bodyLimit + 1_000_000, 'a')
    bytes.write('ftyp', 4)
    bytes.write(end, bytes.length - end.length)
    return bytes
  }
  const put = (end: string) => (files: Files) => {
    const headers = { 'cache-control': 'no-cache', 'content-encoding': 'identity' }
    files.set('/video/film.mp4', { status: 200, headers, body: film(end) })
  }
  const { address } = await deploy(put('published'))
  expect(faultsOf(await examine(address, buildLocally(put('built'))))).toEqual([])
  const other = buildLocally(files => edit('/video/film.mp4', () => 'another film')(files))
  expect(faultsOf(await examine(address, other))).toEqual([
    'warning site.files file: non sono uguali a quelli della cartella dist: /video/film.mp4',
  ])
})

test('a file without an answer is named, and the rest is examined', async () => {
  const { address } = await deploy(files => {
    const script = files.get('/assets/Modal-Abc12345.js')
    if (script) files.set('/assets/Modal-Abc12345.js', { ...script, status: 0 })
  })
  const lines = await examine(address)
  expect(faultsOf(lines)).toEqual([
    'error site.files file: le pagine usano file che non si caricano: /assets/Modal-Abc12345.js (il server ha interrotto la connessione)',
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^ok site\.status/))
})

test('a script that names itself is asked for once', async () => {
  const { address } = await deploy(
    edit('/assets/app-Abc-123-.js', body => `${body}; import("./app-Abc-123-.js")`),
  )
  expect(faultsOf(await examine(address))).toEqual([])
})

test('what a film or a broken script seems to name is not asked for', async () => {
  const { address } = await deploy(files => {
    edit('/video/film.mp4', body => `${body} "/nowhere.png"`)(files)
    edit('/assets/Modal-Abc12345.js', () => '"/nowhere.jpg"')(files)
    respond('/assets/Modal-Abc12345.js', 500)(files)
  })
  expect(faultsOf(await examine(address))).toEqual([
    'error site.files file: le pagine usano file che non si caricano: /assets/Modal-Abc12345.js (codice 500)',
  ])
})
