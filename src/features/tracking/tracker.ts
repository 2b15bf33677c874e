import type { Provider } from '~/content/services/provider'
import type { Preferences } from '~/features/consent/choice'

export type FormName = 'contact' | 'company'

/** An event on the way to a lead; it must not contain personal data. */
export type FunnelEvent =
  | { name: 'modal_opened' }
  /** `key` is the lead's timestamp, by which a receiver recognises it. */
  | { name: 'lead_sent'; form: FormName; key: string }
  | { name: 'wizard_step'; step: number }

/** What the counts get beside: a page is shown, a lead has not arrived. No company of adverts learns of these. */
export type CountedEvent =
  | { name: 'page' }
  | { name: 'lead_not_sent'; form: FormName; cause: string }

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
  count?: (event: CountedEvent) => void
}

/** A provider that is told of events. */
export interface Tracker extends Provider {
  load: () => Promise<TrackerCode>
}
