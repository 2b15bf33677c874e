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
