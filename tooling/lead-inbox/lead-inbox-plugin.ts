import path from 'node:path'
import {
  type Logger,
  type Plugin,
  type PreviewServer,
  resolveConfig,
  type ViteDevServer,
} from 'vite'
import type { FormWords } from './inbox-page.ts'
import { type LeadInbox, startLeadInbox } from './start-lead-inbox.ts'

/** Runs the local lead inbox while the dev or the preview server runs. */
export function leadInboxPlugin(options: { port: number; file: string; forms: FormWords }): Plugin {
  let inbox: LeadInbox | null = null
  let setupUrl: string | null = null

  async function start(logger: Logger) {
    const log = (line: string) => logger.error(line, { timestamp: true })
    try {
      inbox = await startLeadInbox({ ...options, log, setupUrl: () => setupUrl })
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
    // The dev server would otherwise serve the file, because it is inside the project. Any value replaces
    // what Vite itself denies.
    async config({ server }) {
      const { deny } = (await resolveConfig({ configFile: false }, 'serve')).server.fs
      const kept = server?.fs?.deny ? [] : deny
      return { server: { fs: { deny: [...kept, `${path.basename(options.file)}*`] } } }
    },
    configureServer(server) {
      announce(server)
      const { plugins, server: address } = server.config
      const listen = server.listen.bind(server)
      // On a restart Vite creates the new server before the old one frees the port.
      server.listen = async (...args) => {
        await start(server.config.logger)
        const listening = await listen(...args)
        if (plugins.some(({ name }) => name === 'setup'))
          setupUrl = `http://localhost:${address.port}/_dati`
        return listening
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
