import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withoutScriptAttribute } from '../src/lib/start-signals.ts'
import { precompress } from '../tooling/hosting/precompress.ts'
import { runNginx } from '../tooling/hosting/run-nginx.ts'

const root = path.resolve(import.meta.dirname, '..')
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs
const blankPage = '<!doctype html><html lang="it"><title>Vuota</title><p>Vuota</p></html>'

// For a host that is only this machine; the browser of the benchmark is told to take it.
const fixtures = path.join(root, 'tooling/doctor/testing/fixtures')
const tls = {
  certificate: path.join(fixtures, 'test-only-localhost.pem'),
  key: path.join(fixtures, 'test-only-key.pem'),
}
const ports = { site: 4373, stripped: 4374 }

/** Builds the demonstration, and the same pages without any script beside an empty one. */
async function build() {
  const site = path.join(root, '.bench/site/dist')
  const stripped = path.join(root, '.bench/stripped/dist')
  const options = ['--mode', 'demo', '--outDir', site, '--logLevel', 'warn']
  const webhooks = { VITE_LEAD_WEBHOOK_URL: '', VITE_COMPANY_WEBHOOK_URL: '' }
  const env = { ...process.env, NODE_ENV: 'production', ...webhooks, VITE_LEAD_WEBHOOK_MODE: '' }
  const { status } = spawnSync('vite', ['build', ...options], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The site could not be built')
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
  return { site, stripped }
}

async function untilItListens(port: number) {
  for (let attempt = 1; ; attempt++) {
    const socket = connect(port, '127.0.0.1')
    try {
      return await once(socket, 'connect')
    } catch (error) {
      if (attempt === 50) throw error
      await setTimeout(100)
    } finally {
      socket.destroy()
    }
  }
}

/** Builds and serves both as a real host does: nginx, HTTP/2 over TLS, brotli and all headers. */
export async function serveSites() {
  const folders = await build()
  const servers = await Promise.all(
    (['site', 'stripped'] as const).map(async name => {
      const port = ports[name]
      const served = await runNginx({ folder: folders[name], rulesOf: folders.site, port, tls })
      await untilItListens(port)
      return served
    }),
  )
  return {
    site: `https://127.0.0.1:${ports.site}`,
    stripped: `https://127.0.0.1:${ports.stripped}`,
    close: () => servers.forEach(server => void server.kill()),
  }
}
