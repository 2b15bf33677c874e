import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { content } from '../../src/content/for-tooling.ts'
import { usesOwnData } from '../../src/content/own-data.ts'
import { sendTimeout } from '../../src/lib/post-json.ts'
import { readSettings } from '../config/settings.ts'
import { about, type Check } from './check.ts'
import { checkClaims } from './claim-checks.ts'
import { readCommand, UsageError, usage } from './command-line.ts'
import { exitCode, formatJson, formatReport } from './report.ts'
import { checkSite } from './site/check-site.ts'
import { type BuiltSite, readBuiltSite } from './site/expectations.ts'
import { checkSettings, webhooksOf } from './webhook/read-webhooks.ts'
import { checkWebhook } from './webhook/webhook-checks.ts'

const root = path.join(import.meta.dirname, '../..')

/** Where a command writes, as a process has it. */
interface Output {
  stdout: { write: (text: string) => unknown }
  stderr: { write: (text: string) => unknown }
}

/** The build in dist; made now if there is none. */
function findOrMakeBuild({ stderr }: Output): BuiltSite | null {
  const folder = path.join(root, 'dist')
  const found = readBuiltSite(folder)
  if (found) return found
  stderr.write('La cartella dist non c’è: costruisco il sito, per confrontarlo (npm run build).\n')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
  })
  stderr.write(built.stderr)
  return built.status === 0 ? readBuiltSite(folder) : null
}

function checkSiteUrl(siteUrl: string): Check | [] {
  if (!new URL(siteUrl).hostname.endsWith('.example')) return []
  return about('configuration.site-url', 'src/content/business/company.json').warning(
    `l’indirizzo del sito (url) è ancora un esempio, ${siteUrl}: i webhook sono provati come se il sito stesse lì`,
    'scrivi lì l’indirizzo vero del sito',
  )
}

function checkDemo(built: BuiltSite | null): Check | [] {
  if (!built?.isDemo) return []
  return about('configuration.demo', 'cartella dist').error(
    'è la dimostrazione, con i dati di esempio (la scrive npm start)',
    'costruisci il sito vero con npm run build, e pubblica quello',
  )
}

async function examine(
  address: string | null,
  send: boolean,
  findBuild: () => BuiltSite | null,
): Promise<Check[]> {
  const siteUrl = content.site.url
  const net = { timeout: sendTimeout }
  const now = new Date()
  const settings = readSettings(root, { mode: 'production', usesOwn: usesOwnData })
  const webhooks = webhooksOf(settings, now)
  const { origin } = new URL(siteUrl)
  const built = address === null ? null : findBuild()
  const urls = webhooks.map(({ url }) => url)
  const parts = await Promise.all([
    checkSettings(settings),
    checkSiteUrl(siteUrl),
    checkClaims(root, now),
    checkDemo(built),
    ...webhooks.map(webhook => checkWebhook(webhook, { origin, send, net })),
    address === null ? [] : checkSite({ address, siteUrl, webhooks: urls, built, net }),
  ])
  return parts.flat()
}

/** Runs the command with these words; the result is its exit code. */
export async function runCommand(
  words: string[],
  output: Output,
  findBuild = () => findOrMakeBuild(output),
): Promise<number> {
  const { stdout, stderr } = output
  try {
    const { address, send, json, help } = readCommand(words)
    if (help) {
      stdout.write(usage)
      return 0
    }
    const checks = await examine(address, send, findBuild)
    stdout.write(json ? formatJson(checks) : formatReport(checks))
    return exitCode(checks)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    stderr.write(`${error.message}\n\n${usage}`)
    return 2
  }
}
