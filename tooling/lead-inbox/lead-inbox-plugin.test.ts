import { mkdir, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createLogger, createServer, type InlineConfig, preview, resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { leadInboxPlugin } from './lead-inbox-plugin.ts'
import { temporaryFolder } from './testing/inbox-fixture.ts'

async function siteConfig(port = 0) {
  const root = await temporaryFolder()
  const file = path.join(root, '.leads', 'inbox.ndjson')
  await mkdir(path.dirname(file))
  await writeFile(file, 'leads')
  await mkdir(path.join(root, 'dist'))
  await writeFile(path.join(root, 'index.html'), '<h1>Sito</h1>')
  const lines: string[] = []
  const errors: string[] = []
  const customLogger = createLogger('silent')
  customLogger.info = line => lines.push(line)
  customLogger.error = line => errors.push(line)
  const config = {
    configFile: false,
    root,
    customLogger,
    server: { port: 0 },
    preview: { port: 0 },
    build: { outDir: 'dist' },
    // Vite would write its dependency cache after the test has removed the folder.
    optimizeDeps: { noDiscovery: true },
    plugins: [leadInboxPlugin({ port, file, forms: content })],
  } satisfies InlineConfig
  const printedUrl = () => /Lead inbox: (http:\S+\/) \(/.exec(lines.join('\n'))?.[1] ?? ''
  return { config, file, lines, errors, printedUrl }
}

/** Makes the plugin run, which it does not do under Vitest. */
function leaveVitest() {
  vi.stubEnv('VITEST', undefined)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

async function freePort(): Promise<number> {
  const server = createHttpServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

test('the inbox starts and closes with the dev server, which prints its address', async () => {
  leaveVitest()
  const { config, file, lines, printedUrl } = await siteConfig()
  const server = await createServer(config)
  await server.listen()
  server.printUrls()
  expect(lines.at(-1)).toBe(`  ➜  Lead inbox: ${printedUrl()} (${file})`)
  expect((await fetch(printedUrl())).status).toBe(200)
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('the inbox keeps its port when the dev server restarts', async () => {
  leaveVitest()
  const port = await freePort()
  const { config, errors } = await siteConfig(port)
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await server.listen()
  await server.restart()
  expect(errors).toEqual([])
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  await server.close()
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
})

test('the inbox starts and closes with the preview server', async () => {
  leaveVitest()
  const { config, printedUrl } = await siteConfig()
  const server = await preview(config)
  server.printUrls()
  expect((await fetch(printedUrl())).status).toBe(200)
  await server.close()
  await expect(fetch(printedUrl())).rejects.toThrow()
})

test('a port in use ends the process with a one-line message', async () => {
  leaveVitest()
  const other = createHttpServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    other.close()
  })
  const { port } = other.address() as AddressInfo
  const { config, errors } = await siteConfig(port)
  const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
  onTestFinished(() => exit.mockRestore())
  await expect(preview(config)).rejects.toThrow('exit 1')
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await expect(server.listen()).rejects.toThrow('exit 1')
  const line = `The lead inbox cannot start: port ${port} is already in use. Stop what uses it, or set INBOX_PORT to another port.`
  expect(errors).toEqual([line, line])
})

test('the dev server does not serve the inbox file', async () => {
  leaveVitest()
  const { config, file } = await siteConfig()
  await writeFile(`${file}.next`, 'leads')
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await server.listen()
  const site = server.resolvedUrls?.local[0] ?? ''
  for (const address of [
    '.leads/inbox.ndjson',
    '.leads/inbox.ndjson?raw',
    '.leads/inbox.ndjson?url',
    '.leads/inbox.ndjson.next',
  ]) {
    const answer = await fetch(site + address)
    expect(answer.status, address).toBe(403)
  }
})

test('the inbox file is added to the files that Vite or the configuration denies', async () => {
  leaveVitest()
  const { config } = await siteConfig()
  const plain = await resolveConfig({ configFile: false }, 'serve')
  const own = await resolveConfig(config, 'serve')
  expect(own.server.fs.deny).toEqual([...plain.server.fs.deny, 'inbox.ndjson*'])
  const asked = { ...config, server: { fs: { deny: ['segreti'] } } }
  expect((await resolveConfig(asked, 'serve')).server.fs.deny).toEqual(['segreti', 'inbox.ndjson*'])
})

test('the inbox does not run in a build or under Vitest', async () => {
  const { config } = await siteConfig()
  const names = async (command: 'build' | 'serve') =>
    (await resolveConfig(config, command)).plugins.map(({ name }) => name)
  expect(await names('serve')).not.toContain('lead-inbox')
  leaveVitest()
  expect(await names('serve')).toContain('lead-inbox')
  expect(await names('build')).not.toContain('lead-inbox')
})
