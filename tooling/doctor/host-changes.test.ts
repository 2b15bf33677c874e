import { expect, test } from 'vitest'
import { edit, examine, faultsOf, testFaults, withoutHeader } from './testing/examine-site.ts'
import { buildLocally, deploy } from './testing/local-deployment.ts'

const addScript = edit('/aziende', body =>
  body.replace('</head>', '<script>track()</script></head>'),
)

testFaults([
  [
    'a script that the host adds',
    edit('/aziende', body =>
      body.replace('</head>', '<script src="/cdn-cgi/rocket.js"></script></head>'),
    ),
    'warning site.scripts /aziende: carica un programma che non è del sito (script): /cdn-cgi/rocket.js',
  ],
])

test('pages that the build did not write are one line', async () => {
  const { address } = await deploy(files => {
    for (const page of ['/', '/aziende'])
      edit(page, body => body.replace('</body>', '<!-- cache -->$&'))(files)
  })
  expect(faultsOf(await examine(address, buildLocally()))).toEqual([
    'warning site.build /, /aziende: non è uguale a quella della cartella dist',
  ])
})

test('an inline script of the host is told where no policy blocks it', async () => {
  const { address } = await deploy(files => {
    addScript(files)
    withoutHeader('/aziende', 'content-security-policy')(files)
  })
  expect(faultsOf(await examine(address, buildLocally()))).toContain(
    'warning site.scripts /aziende: carica un programma che non è del sito (script): scritto dentro la pagina',
  )
  expect(faultsOf(await examine(address))).not.toContainEqual(expect.stringContaining('scritto'))
})

test('an inline script that the policy blocks is named once', async () => {
  const { address } = await deploy(addScript)
  expect(faultsOf(await examine(address, buildLocally()))).toEqual([
    'error site.policy /aziende: le regole di sicurezza (Content-Security-Policy) fermano un programma della pagina, che non funziona (script-src)',
    'warning site.build /aziende: non è uguale a quella della cartella dist',
  ])
})
