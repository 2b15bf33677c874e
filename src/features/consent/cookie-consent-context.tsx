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
  // The context value must never change: a new one would blank content that is not hydrated yet.
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

/** Calls `run` with the categories that may run, on mount and after each choice. */
export function useConsentEffect(run: (allowed: Preferences) => void) {
  const { choice } = useConsentStore()
  useEffect(() => {
    const runAllowed = () => run(allowedBy(choice.get()))
    runAllowed()
    return choice.subscribe(runAllowed)
  }, [choice, run])
}

export function useCookieConsent() {
  const { choice, dialog, actions } = useConsentStore()
  // The prerendered page knows no choice, and hydration must start from the same state.
  const current = useSyncExternalStore(choice.subscribe, choice.get, () => noChoice)
  const isDialogOpen = useSyncExternalStore(dialog.subscribe, dialog.get, () => false)
  return { ...current, ...actions, isBannerVisible: current.consent === null, isDialogOpen }
}
