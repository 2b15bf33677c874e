import { once } from 'node:events'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { type Plugin, type PreviewServer, resolveConfig, type ViteDevServer } from 'vite'
import { createInboxApp } from './inbox-app.ts'
import type { FormWords } from './inbox-page.ts'

/** Runs the local lead inbox, on this machine only, while the dev or the preview server runs. */
export function leadInboxPlugin({
  port,
  ...options
}: {
  port: number
  file: string
  forms: FormWords
}): Plugin {
  let inbox: ServerType | null = null

  async function start({ config }: ViteDevServer | PreviewServer) {
    const { logger, plugins, server } = config
    const log = (line: string) => logger.error(line, { timestamp: true })
    const hasSetup = plugins.some(({ name }) => name === 'setup')
    // The port is known as soon as the setup listens.
    const setupUrl = () => (hasSetup ? `http://localhost:${server.port}/_dati` : null)
    const { fetch } = createInboxApp({ ...options, log, setupUrl })
    inbox = serve({ fetch, port, hostname: 'localhost', overrideGlobalObjects: false })
    await once(inbox, 'listening').catch(error => {
      logger.error(`The lead inbox cannot start: ${error.message}; set INBOX_PORT to another port`)
      process.exit(1)
    })
  }

  async function stop() {
    if (!inbox?.listening) return
    const closed = once(inbox, 'close')
    inbox.close()
    await closed
  }

  function announce(server: ViteDevServer | PreviewServer) {
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      server.config.logger.info(`  ➜  Lead inbox: http://localhost:${port}/ (${options.file})`)
    }
  }

  return {
    name: 'lead-inbox',
    // Vitest runs a dev server too, but its tests must not open a port or write leads.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    // The dev server would otherwise serve the file, because it is inside the project. Any value replaces
    // what Vite itself denies.
    async config({ server }) {
      const { deny } = (await resolveConfig({ configFile: false }, 'serve')).server.fs
      const kept = server?.fs?.deny ? [] : deny
      return { server: { fs: { deny: [...kept, `${path.basename(options.file)}*`] } } }
    },
    configureServer(server) {
      announce(server)
      const listen = server.listen.bind(server)
      // On a restart Vite creates the new server before the old one frees the port.
      server.listen = async (...args) => {
        await start(server)
        return listen(...args)
      }
    },
    closeServer: stop,
    async configurePreviewServer(server) {
      announce(server)
      await start(server)
    },
    closePreviewServer: stop,
  }
}
