import type { Provider } from '~/content/services/provider'
import type { Preferences } from '~/features/consent/categories'

/** An event on the way to a lead; it must not contain personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' | 'lead_sent' | 'company_lead_sent' }
  | { name: 'wizard_step'; step: number }

/** The part of a tracker that is fetched only once it may run. One instance lives as long as the page. */
export interface TrackerCode {
  /**
   * Called when the tracker may run, and again on every later choice that lets it run. Settles when
   * the company's script has run.
   *
   * @throws Error if the script does not arrive.
   */
  start: (allowed: Preferences) => Promise<void>
  /** Called when the consent is withdrawn, before the stored entries are removed. */
  stop: () => void
  track: (event: FunnelEvent) => void
}

/** A script of another company. The cookie policy lists what it declares here. */
export interface Tracker extends Provider {
  load: () => Promise<TrackerCode>
}
