import { expect, test } from 'vitest'
import { checkSite } from './site-checks.ts'
import { builtHeaders, examine, faultsOf } from './testing/examine-site.ts'
import { buildLocally, deploy, siteUrl } from './testing/local-deployment.ts'

test('a sound deployment has no fault, and one line for each kind of check', async () => {
  const { address } = await deploy()
  const lines = await examine(address, buildLocally(undefined, builtHeaders))
  expect(faultsOf(lines)).toEqual([])
  expect(lines.map(line => line.split(' ')[1])).toEqual([
    'site.status',
    'site.cache',
    'site.not-found',
    'site.slash',
    'site.files',
    'site.file-cache',
    'site.missing-file',
    'site.headers',
    'site.policy',
    'site.canonical',
    'site.sitemap',
    'site.robots',
    'site.preview',
    'site.scripts',
    'site.build',
    'site.demo',
    'site.compression',
  ])
})

test('a deployment that is not there is one error', async () => {
  expect(await examine('http://127.0.0.1:1')).toEqual([
    expect.stringMatching(
      /^error site\.reachable sito: http:\/\/127\.0\.0\.1:1: .*\(connessione rif/,
    ),
  ])
})

test('a deployment at another address than its own is told', async () => {
  const { address } = await deploy()
  const net = { timeout: 5_000 }
  const [first] = await checkSite({ address, siteUrl, webhooks: [], build: null, net })
  expect(first).toMatchObject({ check: 'site.address', outcome: 'warning' })
  expect(first?.message).toContain(`il sito dice di stare su ${siteUrl}`)
})
