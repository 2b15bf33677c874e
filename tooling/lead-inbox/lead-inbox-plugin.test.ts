import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLogger, createServer, type InlineConfig, preview, resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { leadInboxPlugin } from './lead-inbox-plugin.ts'
import { runInbox, temporaryFolder } from './testing/inbox-fixture.ts'

async function siteConfig(port = 0) {
  const root = await temporaryFolder()
  const file = path.join(root, '.leads', 'inbox.ndjson')
  await mkdir(path.dirname(file))
  await writeFile(file, 'leads')
  await mkdir(path.join(root, 'dist'))
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

/** Makes the plugin run, which it does not do under Vitest. */
function leaveVitest() {
  vi.stubEnv('VITEST', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('the inbox runs while the dev server does, a restart included, and its file is not served', async () => {
  leaveVitest()
  const { port, close } = await runInbox()
  await close()
  const { config, file, lines, printedUrl } = await siteConfig(port)
  const server = await createServer(config)
  await server.listen()
  await server.restart()
  // The old server has freed the port by then.
  expect(lines.join('\n')).not.toContain('cannot start')
  server.printUrls()
  expect(lines.at(-1)).toBe(`  ➜  Lead inbox: ${printedUrl()} (${file})`)
  expect((await fetch(printedUrl())).status).toBe(200)
  for (const address of ['inbox.ndjson', 'inbox.ndjson?raw', 'inbox.ndjson?url']) {
    const answer = await fetch(`${server.resolvedUrls?.local[0]}.leads/${address}`)
    expect(answer.status, address).toBe(403)
  }
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('the inbox runs while the preview server does', async () => {
  leaveVitest()
  const { config, printedUrl } = await siteConfig()
  const server = await preview(config)
  server.printUrls()
  expect((await fetch(printedUrl())).status).toBe(200)
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('a port in use ends the process with one line', async () => {
  leaveVitest()
  const { port } = await runInbox()
  const { config, lines } = await siteConfig(port)
  const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
  onTestFinished(() => exit.mockRestore())
  await expect(preview(config)).rejects.toThrow('exit 1')
  expect(lines).toEqual([expect.stringContaining(`port ${port} is already in use`)])
})

test('its file is added to those that Vite or the configuration denies', async () => {
  leaveVitest()
  const { config } = await siteConfig()
  const deniedBy = async (own: InlineConfig) => (await resolveConfig(own, 'serve')).server.fs.deny
  const byVite = await deniedBy({ configFile: false })
  expect(await deniedBy(config)).toEqual([...byVite, 'inbox.ndjson*'])
  const asked = { ...config, server: { fs: { deny: ['segreti'] } } }
  expect(await deniedBy(asked)).toEqual(['segreti', 'inbox.ndjson*'])
})
