import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createProbe } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer, type InlineConfig, preview } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { leadInboxPlugin } from './lead-inbox-plugin.ts'

// The plugin does not run under Vitest.
beforeEach(() => void vi.stubEnv('VITEST', undefined))

/** A server on a port of its own, until the test ends or before. */
async function takePort() {
  const server = createProbe().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, free: () => void server.close() }
}

async function siteConfig(port = 0) {
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
    plugins: [leadInboxPlugin({ port, file, forms: content })],
  } satisfies InlineConfig
  /** The address in the last line that was printed. */
  const printedUrl = () => /Lead inbox: (http:\S+\/) \(/.exec(lines.at(-1) ?? '')?.[1] ?? ''
  return { config, file, lines, printedUrl }
}

test('the inbox runs while the dev server does, a restart included, and its file is not served', async () => {
  const { port, free } = await takePort()
  free()
  const { config, file, lines, printedUrl } = await siteConfig(port)
  const server = await createServer(config)
  await server.listen()
  await server.restart()
  // The old server has freed the port by then.
  expect(lines.join('\n')).not.toContain('cannot start')
  server.printUrls()
  expect(lines.at(-1)).toBe(`  ➜  Lead inbox: ${printedUrl()} (${file})`)
  expect((await fetch(printedUrl())).status).toBe(200)
  // What Vite itself denies stays denied.
  for (const address of ['.leads/inbox.ndjson', '.leads/inbox.ndjson?raw', '.env?raw']) {
    const answer = await fetch(server.resolvedUrls?.local[0] + address)
    expect(answer.status, address).toBe(403)
  }
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('the inbox runs while the preview server does', async () => {
  const { config, printedUrl } = await siteConfig()
  const server = await preview(config)
  server.printUrls()
  expect((await fetch(printedUrl())).status).toBe(200)
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('a port in use ends the process with one line', async () => {
  const { port } = await takePort()
  const { config, lines } = await siteConfig(port)
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
  await expect(preview(config)).rejects.toThrow('exit 1')
  expect(lines).toEqual([expect.stringContaining(`port ${port} is already in use`)])
})
