import type { OptionalCategory } from '~/features/consent/categories'

/** An event on the way to a lead; it must not contain personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' | 'lead_sent' | 'company_lead_sent' }
  | { name: 'wizard_step'; step: number }

export type Allowed = Readonly<Record<OptionalCategory, boolean>>

/** The part of a tracker that is fetched only once it may run. */
export interface TrackerCode {
  /** Called when the category is allowed, and again on every later choice that allows it. */
  start: (allowed: Allowed) => void
  /** Called when the consent is withdrawn, before the stored entries are removed. */
  stop: () => void
  track: (event: FunnelEvent) => void
}

/** A script that needs consent. The cookie policy lists what it declares here. */
export interface Tracker {
  id: string
  provider: string
  category: OptionalCategory
  purpose: string
  /** Names of cookies and storage keys; a star at the end matches any ending. */
  stores: readonly { name: string; kind: 'cookie' | 'localStorage'; duration: string }[]
  load: () => Promise<TrackerCode>
}
