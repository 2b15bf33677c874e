import path from 'node:path'
import { loadEnv } from 'vite'
import { content } from '../../src/content/for-tooling.ts'
import { sendTimeout } from '../../src/lib/post-json.ts'
import { listClaims } from '../config/claims.ts'
import { envPrefixes } from '../config/env-schema.ts'
import { readCommand, UsageError, usage } from './command-line.ts'
import { readLocalBuild } from './local-build.ts'
import { exitCode, formatJson, formatReport } from './report.ts'
import { runDoctor } from './run-doctor.ts'

const root = path.join(import.meta.dirname, '../..')

async function main(args: string[]): Promise<number> {
  const { address, send, json, help } = readCommand(args)
  if (help) {
    process.stdout.write(usage)
    return 0
  }
  const checks = await runDoctor({
    variables: loadEnv('production', root, envPrefixes),
    siteUrl: content.site.url,
    claims: listClaims(content),
    address,
    send,
    build: readLocalBuild(path.join(root, 'dist')),
    now: new Date(),
    net: { timeout: sendTimeout },
  })
  process.stdout.write(json ? formatJson(checks) : formatReport(checks))
  return exitCode(checks)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
