import { createServer } from 'node:net'
import type { Plugin } from 'vite'

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}

/** Explains in one line what to do about a port in use; Vite would print a stack trace. */
export function explainPort(variable: string): Plugin {
  async function check(port: number) {
    if (await isFree(port)) return
    console.error(
      `Port ${port} is in use: stop the program that holds it, or choose another one: ${variable}=${port + 100} npm start`,
    )
    process.exit(1)
  }
  return {
    name: 'explain-port',
    configureServer: server => check(server.config.server.port),
    configurePreviewServer: server => check(server.config.preview.port),
  }
}
