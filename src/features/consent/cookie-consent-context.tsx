import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Provider } from '~/content/services/provider'
import { openDialog } from '~/lib/open-dialog'
import { useStore } from '~/lib/store'
import { type Allowance, allowanceOf, isAnswered, noChoice } from './choice'
import { createConsent } from './consent-actions'

const CookieConsentContext = createContext<ReturnType<typeof createConsent> | null>(null)

interface CookieConsentProviderProps {
  /** The services that need consent; must never change. */
  providers: readonly Provider[]
  /** Called with what is allowed, on mount and after each choice; must never change. */
  onChoice?: (allowance: Allowance) => void
  children: ReactNode
}

export function CookieConsentProvider(props: CookieConsentProviderProps) {
  const { providers, onChoice, children } = props
  // The context value must never change: a new one would blank content that is not hydrated yet.
  const [consent] = useState(() => createConsent(providers))
  useEffect(() => consent.listen(onChoice), [consent, onChoice])
  return <CookieConsentContext value={consent}>{children}</CookieConsentContext>
}

export function useCookieConsent() {
  const consent = use(CookieConsentContext)
  if (!consent) throw new Error('useCookieConsent must be used inside <CookieConsentProvider>')
  const { choice, actions, providers } = consent
  // The prerendered page knows no choice, and hydration must start from the same state.
  const current = useStore(choice, noChoice)
  const isDialogOpen = useStore(openDialog) === 'cookies'
  return {
    ...current,
    ...actions,
    choice: current,
    providers,
    allowance: allowanceOf(current, providers),
    isBannerVisible: !isAnswered(current),
    isDialogOpen,
  }
}
