import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { allowedBy, noChoice, type Preferences } from './consent'
import { createConsentStore } from './consent-store'

const CookieConsentContext = createContext<ReturnType<typeof createConsentStore> | null>(null)

export function CookieConsentProvider({ children }: { children: ReactNode }) {
  // The context value never changes: a new one would blank whatever is not hydrated yet.
  const [store] = useState(createConsentStore)
  useEffect(() => store.followOtherTabs(), [store])
  useEffect(() => store.markDocument(), [store])
  return <CookieConsentContext value={store}>{children}</CookieConsentContext>
}

function useConsentStore() {
  const store = use(CookieConsentContext)
  if (!store) throw new Error('useCookieConsent must be used inside <CookieConsentProvider>')
  return store
}

/** Calls `run` with the categories that may run: once at first, and after each choice. */
export function useConsentEffect(run: (allowed: Preferences) => void) {
  const { choice } = useConsentStore()
  useEffect(() => {
    const runAllowed = () => run(allowedBy(choice.get()))
    runAllowed()
    return choice.subscribe(runAllowed)
  }, [choice, run])
}

export function useCookieConsent() {
  const store = useConsentStore()
  const { choice, dialog, acceptAll, rejectAll, savePreferences, openDialog, closeDialog } = store
  // The prerendered page knows no choice; hydration must start from the same.
  const { consent, preferences } = useSyncExternalStore(
    choice.subscribe,
    choice.get,
    () => noChoice,
  )
  const isDialogOpen = useSyncExternalStore(dialog.subscribe, dialog.get, () => false)
  return {
    consent,
    preferences,
    isBannerVisible: consent === null,
    isDialogOpen,
    acceptAll,
    rejectAll,
    savePreferences,
    openDialog,
    closeDialog,
  }
}
