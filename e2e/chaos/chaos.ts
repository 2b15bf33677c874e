import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, withSecondBuild, workFolder } from './build.ts'
import { allCases, sharedCases, undisturbed } from './cases.ts'
import { journeys } from './journeys.ts'
import { Lane } from './lane.ts'
import { formatCounts, formatFailures, formatMatrix } from './matrix.ts'
import { type Outcome, runCases } from './run-cases.ts'

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

/** A line of JSON for each case that has run. */
const report = path.join(workFolder, 'report.ndjson')

const containsOne = (text: string, parts: string[] | undefined) =>
  parts?.some(part => text.includes(part)) ?? true

/** Says how far it is, and keeps each outcome at once: a run that is stopped has not run in vain. */
function followProgress(total: number) {
  const started = Date.now()
  return async (outcome: Outcome, count: number) => {
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    const state = `${count}/${total} ${minutes} min`
    console.error(`${state} ${outcome.verdict} ${outcome.seconds.toFixed(0)} s ${outcome.case.id}`)
    await appendFile(report, `${JSON.stringify(outcome)}\n`)
  }
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
  await mkdir(workFolder, { recursive: true })
  await writeFile(report, '')
  const recorded = await runCases(lanes, chosen.map(undisturbed), {
    onOutcome: followProgress(chosen.length),
  })
  const known = new Set(recorded[0]?.keys)
  const isComplete = options.complete || wanted !== undefined
  const cases = recorded
    .flatMap(({ case: { journey }, keys }) =>
      isComplete ? allCases(journey, keys) : sharedCases(journey, keys, known),
    )
    .filter(({ id }) => !options.case || id === options.case)
    .filter(({ row, column }) => containsOne(`${row} | ${column}`, options.fault))
  const picture = options.case && path.join(workFolder, 'last.png')
  const onOutcome = followProgress(cases.length)
  const outcomes = [...recorded, ...(await runCases(lanes, cases, { onOutcome, picture }))]
  await Promise.all(lanes.map(lane => lane.close()))

  if (options.case) console.log(outcomes.at(-1)?.diary.join('\n'))
  console.log(formatMatrix(outcomes))
  console.log(
    `\n${formatFailures(outcomes)}\n${formatCounts(outcomes)}\nDetails: ${path.relative('.', report)}`,
  )
  process.exitCode = outcomes.every(({ passes }) => passes) ? 0 : 1
}

await chaos()
