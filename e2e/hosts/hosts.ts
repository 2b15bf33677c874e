import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Check, formatReport } from '../../tooling/doctor/check.ts'
import { checkSite } from '../../tooling/doctor/site/check-site.ts'
import { frontOf, patient } from '../../tooling/doctor/testing/front.ts'
import { readBuiltSite } from '../../tooling/hosting/hosted-site.ts'
import { build, project, webhooks } from '../harness/build-sites.ts'
import { ports } from '../harness/ports.ts'
import { allHosts, type Host, type Place } from './all-hosts.ts'

const port = ports.production + 20

/** Serves the site as long as the work takes. */
async function whileServing<Result>(host: Host, place: Place, work: () => Promise<Result>) {
  const { program, args, env } = await host.serve(place)
  // A group of its own: some hosts start helpers, which must end too.
  const child = spawn(program, args, {
    cwd: place.own,
    detached: true,
    env: { ...process.env, ...env },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (log += text))
  const ended = once(child, 'exit')
  const end = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid)
  }
  process.once('exit', end)
  try {
    for (let tries = 0; !(await fetch(`http://127.0.0.1:${port}/`).catch(() => null)); tries++) {
      // Cloudflare's may have to be fetched first.
      if (tries > 1_500 || child.exitCode !== null) throw new Error(`It does not answer.\n${log}`)
      await setTimeout(200)
    }
    return await work()
  } finally {
    end()
    await ended
    process.off('exit', end)
  }
}

/** What the doctor says of the site on this host, apart from what is sound. */
async function examine(host: Host, folder: string): Promise<Check[]> {
  const site = path.join(folder, 'site')
  const own = await mkdtemp(path.join(folder, 'host-'))
  const built = readBuiltSite(site)
  if (!built) throw new Error(`No build in ${site}`)
  const { leadsBareDomain = false } = host
  const place = { site, own, hostname: built.hostname, port }
  return whileServing(host, place, async () => {
    const net = { ...patient, fetch: frontOf({ ...place, leadsBareDomain }) }
    const address = `https://${built.hostname}`
    const checks = await checkSite({ address, siteUrl: address, webhooks: [], built, net })
    return checks.filter(({ outcome }) => outcome !== 'ok')
  })
}

// Ends the host that is being asked.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/* Serves one build with each host in turn, and lets the doctor examine it. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
// Where a server may read it that gives up its rights.
const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
await chmod(folder, 0o755)
await mkdir(path.join(folder, 'site'))
await build({ root: project, folder: path.join(folder, 'site'), isDemo: true, env: webhooks('') })
for (const host of allHosts.filter(({ name }) => name.includes(values.only))) {
  const faults = await examine(host, folder)
  const named = [...new Set(faults.map(({ check }) => check))].sort().join(', ')
  console.log(`${host.name}: ${named || 'no complaint'}`)
  // The doctor complains of what this host lacks, and of nothing else.
  if (named === (host.complaints ?? '')) continue
  console.error(`Not as expected.\n${formatReport(faults)}`)
  process.exitCode = 1
}
await rm(folder, { recursive: true })
