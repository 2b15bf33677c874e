import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '~/content/paths'
import { tabStorage } from '~/lib/storage'

const forms = ['contact', 'company'] as const

type Form = (typeof forms)[number]

/** Key in the tab's storage: the form that was sent, for a full load of /thank-you; gone when a link leads on from there. */
export const justSentKey = 'just-sent'

/** Set by ThankYouPage.tsx when it loads: from then on the page is shown without waiting. */
export const thankYouPage = { isLoaded: false }

/** Leads to the page of thanks, and tells it which form was sent. */
export function useLeaveForThanks(form: Form) {
  const navigate = useNavigate()
  return (replace: boolean) => {
    tabStorage.write(justSentKey, form)
    navigate(paths.thankYou, { replace, state: { form } })
  }
}

const subscribeToNothing = () => () => {}

/** For the page of thanks: the form that has led there, null for a direct visit. */
export function useJustSent(): Form | null {
  // A visitor's history, and the storage, may hold anything.
  const { state } = useLocation()
  const read = () => {
    const sent = state?.form ?? tabStorage.read(justSentKey)
    return forms.find(form => form === sent) ?? null
  }
  useEffect(() => () => tabStorage.remove(justSentKey), [])
  // The built page is the same for all.
  return useSyncExternalStore(subscribeToNothing, read, () => null)
}
