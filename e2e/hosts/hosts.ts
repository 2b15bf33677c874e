import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Check } from '../../tooling/doctor/check.ts'
import { formatReport } from '../../tooling/doctor/report.ts'
import { checkSite } from '../../tooling/doctor/site/check-site.ts'
import { readBuiltSite } from '../../tooling/doctor/site/expectations.ts'
import { openFront } from '../../tooling/doctor/testing/front.ts'
import { allHosts } from './all-hosts.ts'
import { findFreePort, type Host, whileServing } from './host.ts'

const root = path.resolve(import.meta.dirname, '../..')
const built = '.e2e/hosts/dist'

/** Builds the site, and copies it to where a server may read it that gives up its rights. */
async function buildForHosts(): Promise<string> {
  const { status } = spawnSync(
    'vite',
    ['build', '--mode', 'demo', '--outDir', built, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error('The site could not be built')
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  await chmod(folder, 0o755)
  await cp(path.join(root, built), `${folder}/site`, { recursive: true })
  await cp(path.join(root, built, '../.hosting'), `${folder}/.hosting`, { recursive: true })
  return folder
}

/** What the doctor says of the site on this host, apart from what is sound. */
async function examine(host: Host, folder: string, index: number): Promise<Check[]> {
  const site = path.join(folder, 'site')
  const own = path.join(folder, `${index}`)
  await mkdir(own)
  const description = readBuiltSite(site)
  if (!description) throw new Error(`No build in ${site}`)
  const { hostname } = description
  const place = { site, own, hostname, port: await findFreePort() }
  return whileServing(host, place, async () => {
    const { net, close } = await openFront({
      ...place,
      leadsBareDomain: host.leadsBareDomain ?? false,
    })
    const address = `https://${hostname}`
    try {
      const deployment = { address, siteUrl: address, webhooks: [], built: description, net }
      return (await checkSite(deployment)).filter(({ outcome }) => outcome !== 'ok')
    } finally {
      await close()
    }
  })
}

/** Whether the doctor complains of what this host lacks, and of nothing else. */
function isAsExpected({ complaints = [] }: Host, faults: Check[]): boolean {
  const named = new Set(faults.map(({ check }) => check))
  return named.size === complaints.length && complaints.every(check => named.has(check))
}

const usage = `npm run hosts -- [options]
  --only <text>  only hosts whose name contains it`

/** Serves one build with each host in turn, and lets the doctor examine it. */
async function hosts() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  const folder = await buildForHosts()
  console.log('| Host | The doctor |\n| --- | --- |')
  const told: string[] = []
  for (const [index, host] of allHosts.entries()) {
    if (!host.name.includes(values.only)) continue
    const faults = await examine(host, folder, index)
    const verdict =
      faults.length === 0 ? 'no complaint' : faults.map(({ check }) => check).join(', ')
    console.log(`| ${host.name} ${host.version()} | ${verdict} |`)
    if (faults.length > 0) told.push(`${host.name}\n${formatReport(faults)}`)
    if (!isAsExpected(host, faults)) process.exitCode = 1
  }
  console.log(`\n${told.join('\n')}`)
  console.error(process.exitCode ? 'Not as expected.' : 'As expected.')
  await rm(folder, { recursive: true })
}

// Ends the host that is being asked.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await hosts()
