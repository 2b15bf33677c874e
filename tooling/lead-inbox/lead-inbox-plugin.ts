import { once } from 'node:events'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createInboxApp } from './inbox-app.ts'

/** Runs the local lead inbox, on this machine only, while the dev or the preview server runs. */
export function leadInboxPlugin({ port, file }: { port: number; file: string }): Plugin {
  let inbox: ServerType | null = null

  async function start({ config }: ViteDevServer | PreviewServer) {
    const { logger } = config
    const log = (line: string) => logger.error(line, { timestamp: true })
    const { fetch } = createInboxApp({ file, log })
    inbox = serve({ fetch, port, hostname: 'localhost', overrideGlobalObjects: false })
    await once(inbox, 'listening').catch(error => {
      logger.error(`The lead inbox cannot start: ${error.message}; set INBOX_PORT to another port`)
      process.exit(1)
    })
    logger.info(`  ➜  Lead inbox: http://localhost:${port}/ (${file})`)
  }

  const stop = () => void inbox?.close()

  return {
    name: 'lead-inbox',
    // Vitest runs a dev server too, but its tests must not open a port or write leads.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    // The dev server would otherwise serve the file, because it is inside the project. What Vite itself denies
    // stands here again: any value replaces it.
    config: () => ({
      server: {
        fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${path.basename(file)}*`] },
      },
    }),
    configureServer(server) {
      const listen = server.listen.bind(server)
      // On a restart Vite creates the new server before the old one frees the port.
      server.listen = async (...args) => {
        await start(server)
        return listen(...args)
      }
    },
    closeServer: stop,
    configurePreviewServer: start,
    closePreviewServer: stop,
  }
}
