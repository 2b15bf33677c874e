import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, withSecondBuild, workFolder } from './build.ts'
import { allCases, type Case, sharedCases, undisturbed } from './cases.ts'
import { journeys } from './journeys.ts'
import { Lane } from './lane.ts'
import { formatCounts, formatFailures, formatMatrix, type Outcome } from './matrix.ts'
import { runCase } from './run-case.ts'

const usage = `npm run chaos -- [options]
  --journey <text>  only journeys whose name contains it, with every fault; may be repeated
  --fault <text>    only cases whose row or column contains it; may be repeated
  --case <id>       one case, as a failure names it; prints what the visitor saw and did,
                    and leaves a picture of the end in .e2e/chaos/last.png
  --lanes <n>       browsers side by side (8)
  --complete        every fault in every journey: more than an hour
  --dist <folder>   a site that is built already`

function readOptions() {
  const { values } = parseArgs({
    options: {
      journey: { type: 'string', multiple: true },
      fault: { type: 'string', multiple: true },
      case: { type: 'string' },
      lanes: { type: 'string', default: '8' },
      complete: { type: 'boolean', default: false },
      dist: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  return { ...values, lanes: Number(values.lanes) }
}

const containsOne = (text: string, parts: string[] | undefined) =>
  parts?.some(part => text.includes(part)) ?? true

/** Each lane takes the next case as soon as it is free. */
async function runAll(lanes: readonly Lane[], cases: readonly Case[], picture?: string) {
  const outcomes: Outcome[] = []
  const waiting = cases.values()
  const started = Date.now()
  await Promise.all(
    lanes.map(async lane => {
      for (const each of waiting) {
        const outcome = { case: each, ...(await runCase(lane, each, picture)) }
        outcomes.push(outcome)
        const minutes = ((Date.now() - started) / 60_000).toFixed(1)
        const state = `${outcomes.length}/${cases.length} ${minutes} min`
        console.error(`${state} ${outcome.verdict} ${outcome.seconds.toFixed(0)} s ${each.id}`)
      }
    }),
  )
  const order = new Map(cases.map(({ id }, index) => [id, index]))
  const placeOf = (outcome: Outcome) => order.get(outcome.case.id) ?? 0
  return outcomes.sort((a, b) => placeOf(a) - placeOf(b))
}

async function chaos() {
  const options = readOptions()
  if (options.help) return console.log(usage)
  const folders = await withSecondBuild(options.dist ? path.resolve(options.dist) : buildSite())
  const wanted = options.case ? [options.case.split(' | ')[0] ?? ''] : options.journey
  const isWanted = (name: string) =>
    options.case ? name === wanted?.[0] : containsOne(name, wanted)
  const chosen = journeys.filter(({ name }) => isWanted(name))
  const lanes = await Promise.all(
    Array.from({ length: options.case ? 1 : options.lanes }, () => Lane.open(folders)),
  )
  // What a journey asks for shows when nothing goes wrong.
  const recorded = await runAll(lanes, chosen.map(undisturbed))
  const known = new Set(recorded[0]?.keys)
  const isComplete = options.complete || wanted !== undefined
  const cases = recorded
    .flatMap(({ case: { journey }, keys }) =>
      isComplete ? allCases(journey, keys) : sharedCases(journey, keys, known),
    )
    .filter(({ id }) => !options.case || id === options.case)
    .filter(({ row, column }) => containsOne(`${row} | ${column}`, options.fault))
  const picture = options.case && path.join(workFolder, 'last.png')
  const outcomes = [...recorded, ...(await runAll(lanes, cases, picture))]
  await Promise.all(lanes.map(lane => lane.close()))

  const report = path.join(workFolder, 'report.json')
  await mkdir(workFolder, { recursive: true })
  await writeFile(report, JSON.stringify(outcomes, null, 1))
  if (options.case) console.log(outcomes.at(-1)?.diary.join('\n'))
  console.log(formatMatrix(outcomes))
  console.log(`\n${formatFailures(outcomes)}\n${formatCounts(outcomes)}\nDetails: ${report}`)
  process.exitCode = outcomes.every(({ passes }) => passes) ? 0 : 1
}

await chaos()
