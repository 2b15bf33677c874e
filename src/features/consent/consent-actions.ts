import { cookieAnnouncements } from '~/content/cookies'
import type { Provider } from '~/content/services/provider'
import { closeDialog, openDialog } from '~/lib/open-dialog'
import { chosenAttribute } from '~/lib/start-signals'
import { createStore } from '~/lib/store'
import { announce } from '~/ui/Announcer'
import {
  type Allowance,
  allCategories,
  allowanceOf,
  type Consent,
  isAnswered,
  noChoice,
  onlyEssential,
  type Preferences,
} from './choice'
import { readConsent, writeConsent } from './stored-consent'

/** Keeps the visitor's choice. Where storage is forbidden, it lasts until the page is closed. */
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
    // Without storage, the choice in memory stays in force.
    if (!isStored && stored.consent === null) return
    if (JSON.stringify(stored) !== JSON.stringify(choice.get())) choice.set(stored)
  }

  /** Applies choices of this tab and of others, from now on. Returns the function that ends it. */
  function listen(onChoice?: (allowance: Allowance) => void): () => void {
    function apply() {
      // Hides the prerendered banner after a choice.
      document.documentElement.toggleAttribute(chosenAttribute, isAnswered(choice.get()))
      onChoice?.(allowanceOf(choice.get(), providers))
    }
    apply()
    const unsubscribe = choice.subscribe(apply)
    addEventListener('storage', readStored)
    // A page in the back-forward cache receives no storage events.
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
