import type { Case } from './cases.ts'
import type { Lane } from './lane.ts'
import { type Result, runCase } from './run-case.ts'

export interface Outcome extends Result {
  case: Case
}

/**
 * Runs the cases, in their order: each lane takes the next one as soon as it is free. What fails runs
 * once more, alone, as browsers side by side can be too slow for the visitor's patience.
 */
export async function runCases(lanes: readonly Lane[], cases: readonly Case[]): Promise<Outcome[]> {
  const outcomes = new Map<Case, Outcome>()
  async function run(lane: Lane, each: Case) {
    outcomes.set(each, { case: each, ...(await runCase(lane, each)) })
  }
  const waiting = cases.values()
  await Promise.all(
    lanes.map(async lane => {
      for (const each of waiting) await run(lane, each)
    }),
  )
  const failed = cases.filter(each => !outcomes.get(each)?.passes)
  for (const lane of lanes.slice(0, 1)) {
    for (const each of failed) await run(lane, each)
  }
  return cases.flatMap(each => outcomes.get(each) ?? [])
}
