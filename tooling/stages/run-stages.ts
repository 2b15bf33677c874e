import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'

/*
 * Runs scripts of package.json one after the other and says how long each took. The first that fails ends
 * the run with its exit code.
 */
const seconds = (from: number) => `${Math.round((performance.now() - from) / 1000)} s`

const begin = performance.now()
const taken: string[] = []
for (const stage of process.argv.slice(2)) {
  const start = performance.now()
  const { status } = spawnSync(`npm run --silent ${stage}`, { stdio: 'inherit', shell: true })
  taken.push(`${seconds(start).padStart(6)}  ${stage}${status === 0 ? '' : ' failed'}`)
  if (status !== 0) {
    process.exitCode = status ?? 1
    break
  }
}
console.log(`\n${taken.join('\n')}\n${seconds(begin).padStart(6)}  all`)
