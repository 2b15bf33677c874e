import { chosenAttribute } from '~/lib/start-signals'
import { createStore } from '~/lib/store'
import { allCategories, noChoice, onlyEssential, type Preferences } from './categories'
import { onConsentOfOtherTab, readConsent, writeConsent } from './stored-consent'

/**
 * Holds the visitor's choice and the state of the dialog, and what changes them. Only a choice writes
 * to storage; where that fails, the choice lasts until the page is closed.
 */
export function createConsent() {
  const choice = createStore(typeof document === 'undefined' ? noChoice : readConsent())
  const dialog = createStore(false)

  function choose(consent: boolean, preferences: Preferences) {
    choice.set({ consent, preferences })
    dialog.set(false)
    writeConsent({ consent, preferences })
  }

  /** Sets the attribute of <html> that hides the prerendered banner after a choice. */
  function markDocument(): () => void {
    const mark = () =>
      document.documentElement.toggleAttribute(chosenAttribute, choice.get().consent !== null)
    mark()
    return choice.subscribe(mark)
  }

  return {
    choice,
    dialog,
    followOtherTabs: () => onConsentOfOtherTab(() => choice.set(readConsent())),
    markDocument,
    actions: {
      acceptAll: () => choose(true, allCategories),
      rejectAll: () => choose(false, onlyEssential),
      savePreferences: (draft: Preferences) => choose(true, { ...draft, essential: true }),
      openDialog: () => dialog.set(true),
      closeDialog: () => dialog.set(false),
    },
  }
}
