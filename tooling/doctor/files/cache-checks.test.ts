import { expect, test } from 'vitest'
import { examine, faultsOf, respond, testFaults, withoutHeader } from '../testing/examine-site.ts'
import { deploy, immutable } from '../testing/local-deployment.ts'

testFaults([
  [
    'a page that browsers keep for a year',
    respond('/aziende', 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.cache /aziende: resta nella memoria dei browser (public, max-age=31536000, immutable): chi l’ha già vista non vede gli aggiornamenti',
  ],
  [
    'a page that browsers keep for some minutes',
    respond('/aziende', 200, { 'cache-control': 'max-age=600' }),
    'warning site.cache /aziende: resta nella memoria dei browser (max-age=600): chi l’ha già vista non vede gli aggiornamenti subito',
  ],
  [
    'a page that browsers keep as they like',
    withoutHeader('/aziende', 'cache-control'),
    'warning site.cache /aziende: resta nella memoria dei browser (nessuna regola): chi l’ha già vista non vede gli aggiornamenti subito',
  ],
  [
    'a script that is asked for at each visit',
    respond('/assets/Modal-Abc12345.js', 200, { 'cache-control': 'public, max-age=0' }),
    'warning site.file-cache file: a ogni visita il browser richiede i file di /assets/ (public, max-age=0): il sito torna lento',
  ],
  [
    'a film that browsers keep for a year',
    respond('/video/film.mp4', 200, immutable),
    'warning site.file-cache file: /video/film.mp4 resta nella memoria dei browser (public, max-age=31536000, immutable): una versione nuova con lo stesso nome non si vede',
  ],
  [
    'a missing file that browsers remember',
    respond('*', 404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.missing-file /assets/: il browser ricorda che un file mancava, anche quando è tornato, e i pulsanti restano morti (codice 404, cache-control: public, max-age=31536000, immutable)',
  ],
])

test('a missing file that must be asked for again is sound', async () => {
  const { address } = await deploy(respond('*', 404, { 'cache-control': 'no-cache, max-age=60' }))
  expect(faultsOf(await examine(address))).toEqual([])
})
