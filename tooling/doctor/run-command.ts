import path from 'node:path'
import { content } from '../../src/content/for-tooling.ts'
import { sendTimeout } from '../../src/lib/post-json.ts'
import { listClaims } from '../business/claims.ts'
import { readSettings } from '../config/settings.ts'
import { readCommand, UsageError, usage } from './command-line.ts'
import { readLocalBuild } from './local-build.ts'
import { exitCode, formatJson, formatReport } from './report.ts'
import { runDoctor } from './run-doctor.ts'

const root = path.join(import.meta.dirname, '../..')

/** Where a command writes, as a process has it. */
export interface Output {
  stdout: { write: (text: string) => unknown }
  stderr: { write: (text: string) => unknown }
}

/** Runs the command with these words; the result is its exit code. */
export async function runCommand(words: string[], { stdout, stderr }: Output): Promise<number> {
  try {
    const { address, send, json, help } = readCommand(words)
    if (help) {
      stdout.write(usage)
      return 0
    }
    const checks = await runDoctor({
      settings: readSettings(root, { mode: 'production', usesOwn: true }),
      siteUrl: content.site.url,
      claims: listClaims(root),
      address,
      send,
      build: readLocalBuild(path.join(root, 'dist')),
      now: new Date(),
      net: { timeout: sendTimeout },
    })
    stdout.write(json ? formatJson(checks) : formatReport(checks))
    return exitCode(checks)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    stderr.write(`${error.message}\n\n${usage}`)
    return 2
  }
}
