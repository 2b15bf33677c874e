import { cookieAnnouncements } from '~/content/cookies'
import type { Provider } from '~/content/services/provider'
import { closeDialog, openDialog } from '~/lib/open-dialog'
import { chosenAttribute } from '~/lib/start-signals'
import { createStore } from '~/lib/store'
import { announce } from '~/ui/Announcer'
import {
  allCategories,
  allowanceOf,
  type Consent,
  noChoice,
  onlyEssential,
  type Preferences,
} from './choice'
import { onConsentElsewhere, readConsent, writeConsent } from './stored-consent'

/**
 * Holds the visitor's choice, and what changes it. Only a choice writes
 * to storage; where that fails, the choice lasts until the page is closed.
 */
export function createConsent(providers: readonly Provider[]) {
  const choice = createStore(typeof document === 'undefined' ? noChoice : readConsent(providers))
  let isStored = true

  function choose(consent: boolean, preferences: Preferences) {
    const asked = providers.map(({ id }) => id)
    const chosen: Consent = { consent, preferences, asked, askAgain: null }
    choice.set(chosen)
    closeDialog('cookies')
    announce(consent ? cookieAnnouncements.saved : cookieAnnouncements.onlyEssential)
    isStored = writeConsent(chosen)
  }

  function readAgain() {
    const stored = readConsent(providers)
    // A choice that could not be stored lasts until there is one that could.
    if (!isStored && stored.consent === null) return
    if (JSON.stringify(stored) !== JSON.stringify(choice.get())) choice.set(stored)
  }

  /** Sets the attribute of <html> that hides the prerendered banner after a choice. */
  function markDocument(): () => void {
    const mark = () => {
      const { consent, askAgain } = choice.get()
      const isAnswered = consent !== null && askAgain === null
      document.documentElement.toggleAttribute(chosenAttribute, isAnswered)
    }
    mark()
    return choice.subscribe(mark)
  }

  return {
    providers,
    choice,
    allowance: () => allowanceOf(choice.get(), providers),
    followOtherTabs: () => onConsentElsewhere(readAgain),
    markDocument,
    actions: {
      acceptAll: () => choose(true, allCategories),
      rejectAll: () => choose(false, onlyEssential),
      savePreferences: (draft: Preferences) => choose(true, { ...draft, essential: true }),
      openDialog: () => openDialog.set(openDialog.get() ?? 'cookies'),
      closeDialog: () => closeDialog('cookies'),
    },
  }
}
