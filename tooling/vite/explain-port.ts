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
  async function check(port: number, choose: (other: number) => string) {
    if (await isFree(port)) return
    console.error(
      `La porta ${port} è occupata: ferma il programma che la usa, oppure scegline un’altra: ${choose(port + 100)}`,
    )
    process.exit(1)
  }
  return {
    name: 'explain-port',
    configureServer: server =>
      check(server.config.server.port, other => `npm run dev -- --port ${other}`),
    configurePreviewServer: server =>
      check(server.config.preview.port, other => `scrivi ${variable}=${other} nel file .env`),
  }
}
