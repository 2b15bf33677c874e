import { expect, test } from 'vitest'
import { examine, faultsOf, respond, testFaults, withoutHeader } from '../testing/examine-site.ts'
import { deploy, immutable } from '../testing/local-deployment.ts'

const revalidate = 'fai impostare all’host, per le pagine, la regola cache-control: no-cache'

testFaults([
  [
    'a page that browsers keep for a year',
    respond('/aziende', 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.cache /aziende: resta nella memoria dei browser (public, max-age=31536000, immutable): chi l’ha già vista non vede gli aggiornamenti',
    revalidate,
  ],
  [
    'a page that browsers keep for some minutes',
    respond('/aziende', 200, { 'cache-control': 'max-age=600' }),
    'warning site.cache /aziende: resta nella memoria dei browser (max-age=600): chi l’ha già vista non vede gli aggiornamenti subito',
    revalidate,
  ],
  [
    'a page that browsers keep as they like',
    withoutHeader('/aziende', 'cache-control'),
    'warning site.cache /aziende: resta nella memoria dei browser (nessuna regola): chi l’ha già vista non vede gli aggiornamenti subito',
    revalidate,
  ],
  [
    'a script that is asked for at each visit',
    respond('/assets/Modal-Abc12345.js', 200, { 'cache-control': 'public, max-age=0' }),
    'warning site.file-cache file: a ogni visita il browser richiede i file di /assets/ (public, max-age=0): il sito torna lento',
    'fai impostare all’host, per questi file, la regola cache-control: public, max-age=31536000, immutable',
  ],
  [
    'a film that browsers keep for a year',
    respond('/video/film.mp4', 200, immutable),
    'warning site.file-cache file: /video/film.mp4 resta nella memoria dei browser (public, max-age=31536000, immutable): una versione nuova con lo stesso nome non si vede',
    'fai impostare all’host, per i file fuori da /assets/, la regola cache-control: no-cache',
  ],
  [
    'a missing file that browsers remember',
    respond('*', 404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.missing-file /assets/: il browser ricorda che un file mancava, anche quando è tornato, e i pulsanti restano morti (codice 404, cache-control: public, max-age=31536000, immutable)',
    'fai impostare all’host, per gli errori, la regola cache-control: no-cache',
  ],
])

test('a missing file that must be asked for again is sound', async () => {
  const { address } = await deploy(respond('*', 404, { 'cache-control': 'no-cache, max-age=60' }))
  expect(faultsOf(await examine(address))).toEqual([])
})

test.each([
  ['/aziende', 'max-age=3600', 'warning site.cache'],
  ['/aziende', 'max-age=3601', 'error site.cache'],
  ['/assets/Modal-Abc12345.js', 'max-age=2591999', 'warning site.file-cache'],
  ['/assets/Modal-Abc12345.js', 'max-age=2592000', null],
  ['/video/film.mp4', 'max-age=86400', null],
  ['/video/film.mp4', 'max-age=86401', 'warning site.file-cache'],
])('%s with %s: %s', async (file, rule, fault) => {
  const { address } = await deploy(respond(file, 200, { 'cache-control': rule }))
  const expected = fault === null ? [] : [expect.stringContaining(fault)]
  expect(faultsOf(await examine(address))).toEqual(expected)
})

test('a script without any rule is asked for at each visit', async () => {
  const { address } = await deploy(withoutHeader('/assets/Modal-Abc12345.js', 'cache-control'))
  expect(faultsOf(await examine(address))).toEqual([
    expect.stringContaining('i file di /assets/ (nessuna regola): il sito torna lento'),
  ])
})
