import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A key or certificate that protects nothing: only tests use it. */
export function fixture(name: 'key' | 'localhost' | 'other-host' | 'expired'): string {
  return readFileSync(path.join(import.meta.dirname, `fixtures/test-only-${name}.pem`), 'utf8')
}
