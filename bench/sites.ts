import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build, project, webhooks } from '../e2e/harness/build-sites.ts'
import { runNginx } from '../e2e/harness/run-nginx.ts'
import { withoutScriptAttribute } from '../src/lib/start-signals.ts'
import { precompress } from '../tooling/hosting/hosting.ts'

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs
const blankPage = '<!doctype html><html lang="it"><title>Vuota</title><p>Vuota</p></html>'

// For a host that is only this machine; the browser of the benchmark is told to take it.
const fixtures = path.join(project, 'tooling/doctor/testing/fixtures')
const tls = {
  certificate: path.join(fixtures, 'test-only-localhost.pem'),
  key: path.join(fixtures, 'test-only-key.pem'),
}

const listens = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/**
 * The demonstration, and the same pages without any script beside an empty one, as a real host serves
 * them: nginx, HTTP/2 over TLS, brotli and all headers.
 */
export async function serveSites() {
  const site = path.join(project, '.bench/site/dist')
  const stripped = path.join(project, '.bench/stripped/dist')
  await build({ root: project, folder: site, isDemo: true, env: webhooks('') })
  await rm(stripped, { recursive: true, force: true })
  await cp(site, stripped, { recursive: true, filter: file => !/\.(?:js|br|gz)$/.test(file) })
  for (const name of await readdir(stripped)) {
    if (!name.endsWith('.html')) continue
    const file = path.join(stripped, name)
    const page = await readFile(file, 'utf8')
    await writeFile(file, page.replace(scripts, '').replace(` ${withoutScriptAttribute}`, ''))
  }
  await writeFile(path.join(stripped, 'blank.html'), blankPage)
  await precompress(stripped)
  const servers = [
    await runNginx({ folder: site, port: 4373, tls }),
    await runNginx({ folder: stripped, rulesOf: site, port: 4374, tls }),
  ]
  while (!((await listens(4373)) && (await listens(4374)))) await setTimeout(100)
  return {
    site: 'https://127.0.0.1:4373',
    stripped: 'https://127.0.0.1:4374',
    close: () => servers.forEach(server => void server.kill()),
  }
}
