import { consentKey, preferencesKey } from '~/lib/consent-keys'
import { chosenAttribute } from '~/lib/start-signals'
import { siteStorage } from '~/lib/storage'
import { createStore } from '~/lib/store'
import {
  allCategories,
  type Consent,
  noChoice,
  onlyEssential,
  type Preferences,
  parseFlag,
  parsePreferences,
} from './consent'

function readStored(): Consent {
  const consent = parseFlag(siteStorage.read(consentKey))
  if (consent === null) return noChoice
  return { consent, preferences: parsePreferences(siteStorage.read(preferencesKey)) }
}

/**
 * Holds the visitor's choice and the state of the dialog. Only a choice writes to storage; where
 * storage is forbidden or full, the choice lasts until the page is closed.
 */
export function createConsentStore() {
  const choice = createStore(typeof document === 'undefined' ? noChoice : readStored())
  const dialog = createStore(false)

  function choose(consent: boolean, preferences: Preferences) {
    choice.set({ consent, preferences })
    dialog.set(false)
    siteStorage.write(consentKey, String(consent))
    siteStorage.write(preferencesKey, JSON.stringify(preferences))
  }

  /** Applies a choice that was made in another tab. */
  function followOtherTabs(): () => void {
    const readAgain = ({ key }: StorageEvent) => {
      if (key === null || key === consentKey || key === preferencesKey) choice.set(readStored())
    }
    addEventListener('storage', readAgain)
    return () => removeEventListener('storage', readAgain)
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
    followOtherTabs,
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
