import { expectedLeads } from './answers.ts'
import type { Case } from './cases.ts'
import { breakStorage, happen } from './events.ts'
import type { Journey } from './journeys.ts'
import type { Lane } from './lane.ts'
import { judge, type Verdict } from './verdict.ts'
import { Visitor, type Wish } from './visitor.ts'

export interface Result {
  verdict: Verdict
  passes: boolean
  seconds: number
  /** What was asked for, as keys. */
  keys: string[]
  /** What the visitor saw and did. */
  diary: readonly string[]
}

/** A second lead would have arrived by then. */
const afterwards = 600
/** How long the receiver takes when something shall happen while the send is pending. */
const pending = 2_000

/** Visitors come from adverts on their phones; companies sit at desks. */
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** The webhook of the lead form is asked without cors, so that its status cannot be seen. */
const cannotBeSeen = ({ trouble }: Case) =>
  trouble.kind === 'request' &&
  trouble.fault.key === 'POST /lead' &&
  ['404', '500'].includes(trouble.fault.kind)

function mayRepeat({ trouble }: Case): boolean {
  if (trouble.kind === 'event') return trouble.moment === 'sending'
  if (trouble.kind !== 'request' || !trouble.fault.key.startsWith('POST ')) return false
  return /reset|hang|cut/.test(trouble.fault.kind)
}

function isTimeToCall({ opening }: Journey, lane: Lane, age: number, isFirstPage: boolean) {
  if (!isFirstPage) return age > (opening === 'address' ? 4_000 : 500)
  // By address the modal should open by itself; if not, the visitor presses the button.
  if (opening === 'address') return age > 4_000
  const isQuiet = Date.now() - lane.network.lastRequestAt > 1_000
  return opening === 'early' || age > 5_000 || (isQuiet && age > 1_500)
}

/** Runs one case from the first address to the verdict. */
export async function runCase(lane: Lane, chosen: Case): Promise<Result> {
  const { journey, trouble } = chosen
  const started = Date.now()
  lane.reset(trouble.kind === 'request' ? trouble.fault : undefined)
  const context = await lane.browser.newContext({
    locale: 'it-IT',
    viewport: journey.goal === 'contact' ? phone : desktop,
  })
  try {
    if (trouble.kind === 'storage') await breakStorage(context, trouble.storage)
    const page = await context.newPage()
    let hasHappened = false
    const wish: Wish = {
      goal: journey.goal,
      manner: trouble.kind === 'manner' ? trouble.manner : 'click',
      isTimeToCall: (age, isFirstPage) => isTimeToCall(journey, lane, age, isFirstPage),
      onMoment: async moment => {
        if (trouble.kind !== 'event' || trouble.moment !== moment || hasHappened) return false
        hasHappened = true
        visitor.note(`${trouble.event} at "${moment}"`)
        await happen(trouble.event, lane, page)
        return true
      },
    }
    const visitor = new Visitor(page, wish)
    if (trouble.kind === 'event' && trouble.moment === 'sending') lane.receiver.delay = pending

    const commit = { waitUntil: 'commit', timeout: 12_000 } as const
    await page.goto(lane.receiver.advert, commit)
    await page.goto(lane.site.origin + journey.address, commit).catch(() => undefined)
    await wish.onMoment('arrival')
    await journey.before?.(page).catch(() => visitor.note('gives up what comes before'))
    const ending = await visitor.reachGoal()
    await new Promise(resolve => setTimeout(resolve, afterwards))

    const leads = lane.receiver.leads
    const hasLost = ending === 'offered' && leads.length === 0 && !visitor.isAllKept()
    const verdict = judge({
      ending: hasLost ? 'lost' : ending,
      leads,
      expected: expectedLeads[journey.goal],
      mayRepeat: mayRepeat(chosen),
    })
    visitor.note(`${ending}, ${leads.length} leads: ${leads.map(lead => JSON.stringify(lead))}`)
    const passes =
      ['SENT', 'OFFERED'].includes(verdict) || (verdict === 'SENT-UNSEEN' && cannotBeSeen(chosen))
    const seconds = (Date.now() - started) / 1000
    return { verdict, passes, seconds, keys: [...lane.network.keys], diary: visitor.diary }
  } finally {
    await context.close()
  }
}
