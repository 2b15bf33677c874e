import type { Case } from './cases.ts'
import { type Journey, journeys } from './journeys.ts'

/** What goes wrong in a case, without where it does. */
function kindOf({ trouble, row, column }: Case): string {
  if (trouble.kind === 'request') return column
  return trouble.kind === 'event' ? row : `${row} ${column}`
}

/** All openings of the home page, one of each other page, and every detour. */
export const sampledJourneys: readonly Journey[] = journeys.filter(({ name }, index) => {
  const isModal = name.startsWith('/')
  const page = Math.floor(index / 3)
  return !isModal || page === 0 || index % 3 === page % 3
})

/** Without fonts and icons, whose faults nobody notices. */
const matters = ({ trouble }: Case) =>
  trouble.kind !== 'request' || /\.(?:js|css)$|^(?:POST|OPTIONS) /.test(trouble.fault.key)

/** Enough to meet each kind once, and few enough for `npm test`. */
const sampleSize = 20

/**
 * One or two cases of a journey, the same each time. Each journey takes the next kinds of fault, so
 * that together they meet all of them, and each time another request or moment.
 */
export function sampleOf(journey: Journey, cases: readonly Case[]): Case[] {
  const kinds = [...new Set(cases.map(kindOf))].sort()
  const turnOf = (place: number) => Math.floor((place * sampleSize) / sampledJourneys.length)
  const place = sampledJourneys.indexOf(journey)
  const sample: Case[] = []
  for (let turn = turnOf(place); turn < turnOf(place + 1); turn++) {
    const some = cases.filter(each => matters(each) && kindOf(each) === kinds[turn % kinds.length])
    // Seven and the number of cases of a kind rarely share a factor, so that the choice wanders.
    const chosen = some[(turn * 7) % some.length]
    if (chosen) sample.push(chosen)
  }
  return sample
}
