import path from 'node:path'
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { FormWords } from './lead-words.ts'
import { type LeadInbox, startLeadInbox } from './start-lead-inbox.ts'

/** Vite's default for `server.fs.deny`, which any value replaces. A test compares the two. */
const deniedByVite = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]

/** Runs the local lead inbox while the dev or the preview server runs. */
export function leadInboxPlugin(options: { port: number; file: string; forms: FormWords }): Plugin {
  let inbox: LeadInbox | null = null
  let setupUrl = (): string | null => null

  async function start(logger: Logger) {
    const log = (line: string) => logger.error(line, { timestamp: true })
    try {
      inbox = await startLeadInbox({ ...options, log, setupUrl: () => setupUrl() })
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    }
  }

  function announce(server: ViteDevServer | PreviewServer) {
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      if (inbox) server.config.logger.info(`  ➜  Lead inbox: ${inbox.url}/ (${options.file})`)
    }
  }

  return {
    name: 'lead-inbox',
    // Vitest runs a dev server too, but its tests must not open a port or write leads.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    // The dev server would otherwise serve the file, or its copy of a moment while a lead is deleted,
    // because they are inside the project.
    config(config) {
      const denied = config.server?.fs?.deny ? [] : deniedByVite
      return { server: { fs: { deny: [...denied, `${path.basename(options.file)}*`] } } }
    },
    configureServer(server) {
      announce(server)
      const { plugins, server: address } = server.config
      if (plugins.some(({ name }) => name === 'setup'))
        setupUrl = () => `http://localhost:${address.port}/_dati`
      const listen = server.listen.bind(server)
      // On a restart Vite creates the new server before the old one frees the port.
      server.listen = async (...args) => {
        await start(server.config.logger)
        return listen(...args)
      }
    },
    closeServer: () => inbox?.close(),
    async configurePreviewServer(server) {
      announce(server)
      await start(server.config.logger)
    },
    closePreviewServer: () => inbox?.close(),
  }
}
