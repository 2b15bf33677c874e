import type { OptionalCategory } from '~/features/consent/consent'

/** What has happened on the way to a lead; never with personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' | 'lead_sent' | 'company_lead_sent' }
  | { name: 'wizard_step'; step: number }

export type Allowed = Readonly<Record<OptionalCategory, boolean>>

/** The part of a tracker that is fetched only once it may run. */
export interface TrackerCode {
  /** Called once the category is allowed, and again on every later choice while it stays so. */
  start: (allowed: Allowed) => void
  /** Called when the consent is withdrawn; what was stored is removed after it. */
  stop: () => void
  track: (event: FunnelEvent) => void
}

/** Something that consent switches on. What it stores is declared here, for the cookie policy too. */
export interface Tracker {
  id: string
  provider: string
  category: OptionalCategory
  purpose: string
  /** Names of cookies and storage keys; a star at the end stands for any ending. */
  stores: readonly { name: string; kind: 'cookie' | 'localStorage'; duration: string }[]
  load: () => Promise<TrackerCode>
}
