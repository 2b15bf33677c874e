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
 * The visitor's choice and whether the dialog is open. Storage is written by a choice and by nothing
 * else; where it is forbidden or full the choice lasts for the visit.
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

  /** Takes over what another tab chooses. */
  function followOtherTabs(): () => void {
    const takeOver = ({ key }: StorageEvent) => {
      if (key === null || key === consentKey || key === preferencesKey) choice.set(readStored())
    }
    addEventListener('storage', takeOver)
    return () => removeEventListener('storage', takeOver)
  }

  /** Keeps the attribute that hides the prerendered banner in step with the choice. */
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
    acceptAll: () => choose(true, allCategories),
    rejectAll: () => choose(false, onlyEssential),
    savePreferences: (draft: Preferences) => choose(true, { ...draft, essential: true }),
    openDialog: () => dialog.set(true),
    closeDialog: () => dialog.set(false),
  }
}
