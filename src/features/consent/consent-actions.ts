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
  isAnswered,
  noChoice,
  onlyEssential,
  type Preferences,
} from './choice'
import { readConsent, writeConsent } from './stored-consent'

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

  function readStored() {
    const stored = readConsent(providers)
    // A choice that could not be stored lasts until there is one that could.
    if (!isStored && stored.consent === null) return
    if (JSON.stringify(stored) !== JSON.stringify(choice.get())) choice.set(stored)
  }

  /** Sets the attribute of <html> that hides the prerendered banner after a choice. */
  const markPage = () =>
    document.documentElement.toggleAttribute(chosenAttribute, isAnswered(choice.get()))

  /** Follows each choice, of this tab and of others. Returns what ends it. */
  function listen(): () => void {
    markPage()
    const unsubscribe = choice.subscribe(markPage)
    addEventListener('storage', readStored)
    // Out of the back-forward cache, where the page heard of nothing.
    addEventListener('pageshow', readStored)
    return () => {
      unsubscribe()
      removeEventListener('storage', readStored)
      removeEventListener('pageshow', readStored)
    }
  }

  return {
    providers,
    choice,
    allowance: () => allowanceOf(choice.get(), providers),
    listen,
    actions: {
      acceptAll: () => choose(true, allCategories),
      rejectAll: () => choose(false, onlyEssential),
      savePreferences: (draft: Preferences) => choose(true, { ...draft, essential: true }),
      openDialog: () => openDialog.set(openDialog.get() ?? 'cookies'),
      closeDialog: () => closeDialog('cookies'),
    },
  }
}
