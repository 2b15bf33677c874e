// @vitest-environment node
import { expect, test } from 'vitest'
import { examine, faultsOf, respond, testFaults } from './testing/examine-site.ts'
import { deploy } from './testing/local-deployment.ts'

testFaults([
  [
    'a page that browsers keep for a year',
    respond('/aziende', 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.cache /aziende: resta nella memoria dei browser (public, max-age=31536000, immutable): chi l’ha già vista non vede gli aggiornamenti',
  ],
  [
    'a stylesheet that was not uploaded',
    files => files.delete('/assets/index-Abc_1234.css'),
    'error site.files /assets/: le pagine usano file che non si caricano: index-Abc_1234.css (404)',
  ],
  [
    'a part of the application that was not uploaded',
    files => files.delete('/assets/Modal-Abc12345.js'),
    'error site.files /assets/: le pagine usano file che non si caricano: Modal-Abc12345.js (404)',
  ],
  [
    'a folder of files that was not uploaded',
    files => {
      for (const name of files.keys()) if (name.startsWith('/assets/')) files.delete(name)
    },
    'error site.files /assets/: le pagine usano file che non si caricano: app-Abc-123-.js (404) e altri 1',
  ],
  [
    'scripts that browsers refuse by their type',
    respond('/assets/app-Abc-123-.js', 200, { 'content-type': 'text/plain' }),
    'error site.files /assets/: le pagine usano file che non si caricano: app-Abc-123-.js (text/plain)',
  ],
  [
    'a missing file that browsers remember',
    respond('*', 404, { 'cache-control': 'public, max-age=31536000, immutable' }),
    'error site.missing-file /assets/: un file che manca risponde 404 con cache-control: public, max-age=31536000, immutable: il browser ricorda l’errore, e la pagina resta morta',
  ],
])

test('a missing file that must be asked for again is sound', async () => {
  const { address } = await deploy(respond('*', 404, { 'cache-control': 'no-cache, max-age=60' }))
  expect(faultsOf(await examine(address))).toEqual([])
})
