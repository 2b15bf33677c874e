import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The same token each time, so that a page still open saves what it could not once the setup is back. */
export function keepToken(folder: string): string {
  const file = path.join(folder, 'setup-token')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const token = randomBytes(16).toString('hex')
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, token, { mode: 0o600 })
    return token
  }
}

/** Under DNS rebinding the connection is local, but the Host header has the attacker's domain. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Why a request may not reach the setup, in Italian; null if it may. */
export function findRefusal(method: string, headers: Headers): string | null {
  const host = headers.get('host') ?? ''
  if (!loopbackHost.test(host)) return 'Questa pagina risponde solo come localhost.'
  const origin = headers.get('origin')
  const isOwn = origin === null ? ['GET', 'HEAD'].includes(method) : origin === `http://${host}`
  return isOwn ? null : 'Questa pagina accetta richieste solo da sé stessa.'
}
