import { once } from 'node:events'
import { type AddressInfo, createServer as createProbe } from 'node:net'
import path from 'node:path'
import { createServer, type InlineConfig, mergeConfig } from 'vite'
import { getAt } from '../../src/content/value-at.ts'
import { sendTimeout } from '../../src/features/sending/send-timeout.ts'
import configure from '../../vite.config.ts'
import { keepToken } from './access.ts'
import { setupPlugin } from './setup-plugin.ts'

const project = path.join(import.meta.dirname, '../..')
// The tests name another folder, so that they write nothing into the project.
const [root = project] = process.argv.slice(2)

// Git knows nothing of this folder.
const token = keepToken(path.join(root, 'node_modules'))
const address = `/_dati?token=${token}`
const command = [process.execPath, path.join(project, 'node_modules/vite/bin/vite.js'), 'build']

async function findFreePort(): Promise<number> {
  const probe = createProbe().listen(0, 'localhost')
  await once(probe, 'listening')
  // A server that listens to a port has such an address.
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

// The inbox of npm start may be open beside this one.
process.env.INBOX_PORT ??= String(await findFreePort())
const config = await configure({ command: 'serve', mode: 'development' })
const plugins: unknown[] = [config.plugins].flat(2)
const hasInbox = plugins.some(each => getAt(each, ['name']) === 'lead-inbox')
const inbox = hasInbox ? `http://localhost:${process.env.INBOX_PORT}/` : undefined
const server = await createServer(
  mergeConfig(config, {
    // Vite would start again with each change of the data, because the configuration reads them.
    configFile: false,
    root: project,
    // That of npm run dev would be made anew each time: it knows nothing of this page.
    cacheDir: 'node_modules/.vite-setup',
    logLevel: 'error',
    optimizeDeps: { entries: ['index.html', 'tooling/setup/page/main.tsx'] },
    plugins: [
      setupPlugin({
        root,
        token,
        net: { timeout: sendTimeout },
        inbox,
        build: { command, cwd: project },
      }),
    ],
    server: { host: 'localhost', strictPort: false, open: root === project && address },
  } satisfies InlineConfig),
)
await server.listen()
console.log(
  `I dati del sito: http://localhost:${server.config.server.port}${address} (Ctrl+C chiude)`,
)
