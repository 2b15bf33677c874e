import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { preview } from 'vite'
import { staticHost } from '../tooling/hosting/static-host.ts'
import { otherSites, productionSite, type Site } from './sites.ts'

/*
 * Builds every site that the journeys meet, one on each core, and then serves all but the production
 * build, which has servers of its own.
 */

const root = path.resolve(import.meta.dirname, '..')

async function build({ command, env }: Site) {
  const options = { shell: true, cwd: root, env: { ...process.env, ...env } }
  const child = spawn(command, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Not built: ${command}`)
}

/** As `vite preview` does, but without the settings of the project, which are for its build. */
const serve = ({ folder, port }: Site) =>
  preview({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [staticHost()],
    build: { outDir: folder },
    preview: { port, strictPort: true },
  })

const waiting = [productionSite, ...otherSites].values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const site of waiting) await build(site)
  }),
)
await Promise.all(otherSites.map(serve))
// Playwright waits for this.
console.log('The sites are there')
