import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '~/content/paths'
import { tabStorage } from '~/lib/storage'

const forms = ['contact', 'company'] as const

type Form = (typeof forms)[number]

/** Key in the tab's storage: the form that was sent. It survives a reload of /thank-you; leaving that page removes it. */
export const justSentKey = 'just-sent'

/** Set by ThankYouPage.tsx when it loads: from then on the page is shown without waiting. */
export const thankYouPage = { isLoaded: false }

/** Navigates to /thank-you and tells the page which form was sent. */
export function useLeaveForThanks(form: Form) {
  const navigate = useNavigate()
  return (replace: boolean) => {
    tabStorage.write(justSentKey, form)
    navigate(paths.thankYou, { replace, state: { form } })
  }
}

const subscribeToNothing = () => () => {}

/** The form that led to /thank-you; null for a direct visit. */
export function useJustSent(): Form | null {
  // History state and storage are not trusted.
  const { state } = useLocation()
  const read = () => {
    const sent = state?.form ?? tabStorage.read(justSentKey)
    return forms.find(form => form === sent) ?? null
  }
  useEffect(() => () => tabStorage.remove(justSentKey), [])
  // The prerendered page knows no form.
  return useSyncExternalStore(subscribeToNothing, read, () => null)
}
