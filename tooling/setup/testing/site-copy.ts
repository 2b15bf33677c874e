import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const repository = path.join(import.meta.dirname, '../../..')

/** A copy of what the setup reads and writes. */
export function copySite() {
  const root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(path.join(repository, 'src'), path.join(root, 'src'), { recursive: true })
  return { root, read: (name: string) => readFileSync(path.join(root, name), 'utf8') }
}
