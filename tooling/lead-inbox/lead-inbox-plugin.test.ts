import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createProbe } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer, type InlineConfig, preview, resolveConfig } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { leadInboxPlugin } from './lead-inbox-plugin.ts'

// The plugin does not run under Vitest.
beforeEach(() => void vi.stubEnv('VITEST', undefined))

async function siteConfig() {
  const probe = createProbe().listen(0, 'localhost')
  await once(probe, 'listening')
  onTestFinished(() => void probe.close())
  // A TCP server that listens has such an address.
  const { port } = probe.address() as AddressInfo
  const root = await mkdtemp(path.join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const file = path.join(root, '.leads', 'inbox.ndjson')
  for (const folder of [path.dirname(file), path.join(root, 'dist')]) await mkdir(folder)
  await writeFile(file, 'leads')
  await writeFile(path.join(root, '.env'), 'a secret')
  const lines: string[] = []
  const customLogger = createLogger('silent')
  customLogger.info = line => lines.push(line)
  customLogger.error = line => lines.push(line)
  const config = {
    configFile: false,
    root,
    customLogger,
    server: { port: 0 },
    preview: { port: 0 },
    // Vite would write its dependency cache after the test has removed the folder.
    optimizeDeps: { noDiscovery: true },
    plugins: [leadInboxPlugin({ port, file })],
  } satisfies InlineConfig
  return { config, file, lines, port, url: `http://localhost:${port}/`, free: () => probe.close() }
}

test('the inbox runs while the dev server does, a restart included, and its file is not served', async () => {
  const { config, file, lines, url, free } = await siteConfig()
  free()
  const server = await createServer(config)
  await server.listen()
  await server.restart()
  // The old server has freed the port by then.
  expect(lines.join('\n')).not.toContain('cannot start')
  expect(lines).toContain(`  ➜  Lead inbox: ${url} (${file})`)
  expect((await fetch(url)).status).toBe(200)
  // What Vite itself denies stays denied.
  for (const address of ['.leads/inbox.ndjson', '.leads/inbox.ndjson?raw', '.env?raw']) {
    const answer = await fetch(server.resolvedUrls?.local[0] + address)
    expect(answer.status, address).toBe(403)
  }
  await server.close()
  await expect(fetch(url)).rejects.toThrow()
})

test('the inbox runs while the preview server does, for this machine alone', async () => {
  const { config, port, url, free } = await siteConfig()
  free()
  const server = await preview(config)
  expect((await fetch(url)).status).toBe(200)
  // Linux routes all of 127/8 to this machine, so a server on every address would answer.
  if (process.platform === 'linux')
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
  await server.close()
  await expect(fetch(url)).rejects.toThrow()
})

test('the inbox runs in no build, and not under Vitest', async () => {
  const { config } = await siteConfig()
  const hasInbox = async (command: 'build' | 'serve') =>
    (await resolveConfig(config, command)).plugins.some(({ name }) => name === 'lead-inbox')
  expect([await hasInbox('serve'), await hasInbox('build')]).toEqual([true, false])
  vi.stubEnv('VITEST', 'true')
  expect(await hasInbox('serve')).toBe(false)
})

test('a port in use ends the process with one line', async () => {
  const { config, lines, port } = await siteConfig()
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
  await expect(preview(config)).rejects.toThrow('exit 1')
  expect(lines).toEqual([expect.stringMatching(`cannot start: .*:${port}; set INBOX_PORT`)])
})
