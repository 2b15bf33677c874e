import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { allowedBy, noChoice, type Preferences } from './categories'
import { createConsent } from './consent-actions'

const CookieConsentContext = createContext<ReturnType<typeof createConsent> | null>(null)

export function CookieConsentProvider({ children }: { children: ReactNode }) {
  // The context value must never change: a new one would blank content that is not hydrated yet.
  const [consent] = useState(createConsent)
  useEffect(() => consent.followOtherTabs(), [consent])
  useEffect(() => consent.markDocument(), [consent])
  return <CookieConsentContext value={consent}>{children}</CookieConsentContext>
}

function useConsent() {
  const consent = use(CookieConsentContext)
  if (!consent) throw new Error('useCookieConsent must be used inside <CookieConsentProvider>')
  return consent
}

/** Calls `run` with the categories that may run, on mount and after each choice. */
export function useConsentEffect(run: (allowed: Preferences) => void) {
  const { choice } = useConsent()
  useEffect(() => {
    const runAllowed = () => run(allowedBy(choice.get()))
    runAllowed()
    return choice.subscribe(runAllowed)
  }, [choice, run])
}

export function useCookieConsent() {
  const { choice, dialog, actions } = useConsent()
  // The prerendered page knows no choice, and hydration must start from the same state.
  const current = useSyncExternalStore(choice.subscribe, choice.get, () => noChoice)
  const isDialogOpen = useSyncExternalStore(dialog.subscribe, dialog.get, () => false)
  return { ...current, ...actions, isBannerVisible: current.consent === null, isDialogOpen }
}
