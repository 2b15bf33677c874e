import type { Case } from './cases.ts'
import type { Lane } from './lane.ts'
import { type Result, runCase } from './run-case.ts'

export interface Outcome extends Result {
  case: Case
  /** Failed beside others, so that this is what came of it alone. */
  isRepeated: boolean
}

interface Options {
  onOutcome?: (outcome: Outcome, count: number) => unknown
  /** Where the picture of the end goes. */
  picture?: string | undefined
}

/**
 * Runs the cases, in their order: each lane takes the next one as soon as it is free. What fails runs
 * once more, alone, as browsers side by side can be too slow for the visitor's patience.
 */
export async function runCases(
  lanes: readonly Lane[],
  cases: readonly Case[],
  { onOutcome, picture }: Options = {},
): Promise<Outcome[]> {
  const outcomes = new Map<Case, Outcome>()
  async function run(lane: Lane, each: Case, isRepeated: boolean) {
    const outcome = { case: each, isRepeated, ...(await runCase(lane, each, picture)) }
    outcomes.set(each, outcome)
    await onOutcome?.(outcome, outcomes.size)
  }
  const waiting = cases.values()
  await Promise.all(
    lanes.map(async lane => {
      for (const each of waiting) await run(lane, each, false)
    }),
  )
  const failed = cases.filter(each => !outcomes.get(each)?.passes)
  for (const lane of lanes.slice(0, 1)) {
    for (const each of failed) await run(lane, each, true)
  }
  return cases.flatMap(each => outcomes.get(each) ?? [])
}
