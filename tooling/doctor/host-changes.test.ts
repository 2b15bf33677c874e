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
    'spegni nelle impostazioni dell’host la funzione che aggiunge script alle pagine, per esempio le sue statistiche',
  ],
  [
    'two pages that the build did not write, in one line',
    files => {
      for (const page of ['/', '/aziende'])
        edit(page, body => body.replace('</body>', '<!-- cache -->$&'))(files)
    },
    'warning site.build /, /aziende: non è uguale a quella della cartella dist',
    'ripubblica la cartella dist; se l’hai già fatto, spegni nelle impostazioni dell’host ciò che cambia le pagine',
    buildLocally(),
  ],
])

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

test('without a policy our own inline scripts are still ours', async () => {
  const { address } = await deploy(withoutHeader('/aziende', 'content-security-policy'))
  const lines = await examine(address, buildLocally())
  expect(lines.filter(line => line.includes('site.scripts'))).toEqual([
    'ok site.scripts sito: l’host non aggiunge programmi suoi alle pagine (script)',
  ])
})

test('two scripts of the host are both named', async () => {
  const scripts = '<script src="/a.js"></script><script src="/b.js"></script></head>'
  const { address } = await deploy(edit('/aziende', body => body.replace('</head>', scripts)))
  expect(faultsOf(await examine(address))).toEqual([expect.stringMatching(/: \/a\.js, \/b\.js$/)])
})

test('a page that the build does not have is not compared', async () => {
  const { address } = await deploy()
  const build = buildLocally(files => files.delete('/aziende'))
  expect(faultsOf(await examine(address, build))).toEqual([])
})
