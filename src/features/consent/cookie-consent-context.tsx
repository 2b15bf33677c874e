import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { runTrackers } from '~/features/tracking/track'
import { allowedBy, unset } from './consent'
import { createConsentStore } from './consent-store'

const CookieConsentContext = createContext<ReturnType<typeof createConsentStore> | null>(null)

export function CookieConsentProvider({ children }: { children: ReactNode }) {
  // The context value never changes: a new one would blank whatever is not hydrated yet.
  const [store] = useState(createConsentStore)
  useEffect(() => store.followOtherTabs(), [store])
  useEffect(() => store.markDocument(), [store])
  useEffect(() => {
    const run = () => runTrackers(allowedBy(store.choice.get()))
    run()
    return store.choice.subscribe(run)
  }, [store])
  return <CookieConsentContext value={store}>{children}</CookieConsentContext>
}

export function useCookieConsent() {
  const store = use(CookieConsentContext)
  if (!store) throw new Error('useCookieConsent must be used inside <CookieConsentProvider>')
  const { choice, dialog, acceptAll, rejectAll, savePreferences, openDialog, closeDialog } = store
  // The prerendered page knows no choice; hydration must start from the same.
  const { consent, preferences } = useSyncExternalStore(choice.subscribe, choice.get, () => unset)
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
