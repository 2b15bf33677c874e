import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allHosts } from './all-hosts.ts'
import { ask } from './ask.ts'
import { type BuiltSite, buildForHosts } from './built-site.ts'
import { checks } from './checks.ts'
import { findFreePort, type Host, whileServing } from './host.ts'
import { type Column, findProblems, formatTable } from './table.ts'

async function examine(host: Host, built: BuiltSite, index: number): Promise<Column> {
  const { site, serverFiles, hostname, folder } = built
  const own = path.join(folder, `${index}`)
  await mkdir(own)
  const place = { site, serverFiles, own, hostname, port: await findFreePort() }
  const accepted = { 'Accept-Encoding': 'gzip, deflate, br' }
  const visit = {
    built,
    ask: (address: string, headers: Record<string, string> = {}, name = hostname) =>
      ask({ host: name, port: place.port, path: address, headers: { ...accepted, ...headers } }),
  }
  const cells = await whileServing(host, place, async () => {
    const seen: string[] = []
    for (const { look } of checks) seen.push(await look(visit))
    return seen
  })
  return { host, cells }
}

const usage = `npm run hosts -- [options]
  --only <text>  only hosts whose name contains it`

/** Serves one build with each host in turn, prints what they answer and names what should not be. */
async function hosts() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  const chosen = allHosts.filter(({ name }) => name.includes(values.only))
  const built = await buildForHosts()
  const columns: Column[] = []
  try {
    for (const [index, host] of chosen.entries()) {
      console.error(host.name)
      columns.push(await examine(host, built, index))
    }
  } finally {
    await rm(built.folder, { recursive: true })
  }
  const problems = columns.flatMap(findProblems)
  console.log(`${new Date().toISOString().slice(0, 10)}\n\n${formatTable(columns)}`)
  console.error(problems.length > 0 ? `\n${problems.join('\n')}` : '\nAs expected.')
  process.exitCode = problems.length > 0 ? 1 : 0
}

// Ends the host that is being asked.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await hosts()
