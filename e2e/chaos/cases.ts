import { unknownAddress } from '../pages.ts'
import { type RequestFault, receiverFaults, requestFaults } from './faults.ts'
import { type Manner, manners } from './hands.ts'
import type { Journey } from './journeys.ts'

export const events = ['deploy', 'offline', 'reload', 'back', 'leave'] as const
export const storages = ['throws', 'full'] as const

export type Event = (typeof events)[number]

/** What goes wrong in one run of a journey: one thing, or nothing. */
export type Trouble =
  | { kind: 'nothing' }
  | { kind: 'request'; fault: RequestFault }
  | { kind: 'event'; event: Event; moment: string }
  | { kind: 'storage'; storage: (typeof storages)[number] }
  | { kind: 'manner'; manner: Manner }

export interface Case {
  /** Names it in a failure. */
  id: string
  journey: Journey
  row: string
  column: string
  trouble: Trouble
}

function toCase(journey: Journey, row: string, column: string, trouble: Trouble): Case {
  return { id: `${journey.name} | ${row} | ${column}`, journey, row, column, trouble }
}

export const undisturbed = (journey: Journey): Case =>
  toCase(journey, 'nothing', '', { kind: 'nothing' })

const isToReceiver = (key: string) => /^(?:POST|OPTIONS) /.test(key)

/** A document that never arrives shows nothing: that is a matter of the browser, not of the site. */
const outsideTheSite = ['reset', '500', 'hang']

function kindsFor(key: string, journey: Journey) {
  const isDocument = key === `GET ${journey.address.replace(/\?.*/, '')}`
  // In the place of a 404 that broke off Chromium shows a page of its own.
  const isOutside = (kind: string) =>
    outsideTheSite.includes(kind) || (kind === 'cut' && journey.address.startsWith(unknownAddress))
  return [
    ...requestFaults.filter(kind => !(isDocument && isOutside(kind))),
    ...(key.startsWith('POST ') ? receiverFaults : []),
  ]
}

const contactMoments = ['arrival', 'opening', 'form', 'typed', 'sending']
const companyMoments = ['arrival', 'form', 'Step 1', 'Step 2', 'Step 3', 'Step 4', 'sending']

function happensAt(event: Event, moment: string): boolean {
  // All answers to what was asked before the deploy are there; nobody leaves who has not sent.
  if (event === 'deploy') return moment !== 'sending'
  return event === 'leave' ? moment === 'sending' : true
}

/** Every case of a journey, given the requests that it makes when nothing goes wrong. */
export function allCases(journey: Journey, keys: readonly string[]): Case[] {
  const moments = journey.goal === 'contact' ? contactMoments : companyMoments
  // Those to the receiver last, as in the journey.
  const sorted = [...keys].sort((a, b) => Number(isToReceiver(a)) - Number(isToReceiver(b)))
  return [
    ...sorted.flatMap(key =>
      kindsFor(key, journey).map(kind =>
        toCase(journey, key, kind, { kind: 'request', fault: { key, kind } }),
      ),
    ),
    ...events.flatMap(event =>
      moments
        .filter(moment => happensAt(event, moment))
        .map(moment => toCase(journey, event, moment, { kind: 'event', event, moment })),
    ),
    ...storages.map(storage => toCase(journey, 'storage', storage, { kind: 'storage', storage })),
    ...manners
      .filter(manner => manner !== 'click')
      .map(manner => toCase(journey, 'manner', manner, { kind: 'manner', manner })),
  ]
}
