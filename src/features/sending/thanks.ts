import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '~/content/paths'
import type { FormName } from '~/features/tracking/tracker'
import { tabStorage } from '~/lib/storage'

const forms: readonly FormName[] = ['contact', 'company']

/** Key in the tab's storage: the form that was sent. It survives a reload; ThankYouPage.tsx removes it on leaving. */
export const justSentKey = 'just-sent'

/** Set by ThankYouPage.tsx when it loads: from then on the page is shown without waiting. */
export const thankYouPage = { isLoaded: false }

/** How a person names a lead on the phone; the workflow in docs/n8n-contatti.json has the same rule. */
export const referenceOf = (timestamp: string) =>
  timestamp.slice(5, 19).replace(/[-:]/g, '').replace('T', '-')

/** Only in memory: an email address is neither stored nor put into the browser's history. */
let lastSent: { reference: string; email: string } | undefined

/** Navigates to /thank-you and tells the page what was sent. */
export function useLeaveForThanks(form: FormName) {
  const navigate = useNavigate()
  return (replace: boolean, { email, timestamp }: { email: string; timestamp: string }) => {
    const reference = referenceOf(timestamp)
    lastSent = { reference, email }
    tabStorage.write(justSentKey, form)
    navigate(paths.thankYou, { replace, state: { form, reference } })
  }
}

const subscribeToNothing = () => () => {}

/** What led to /thank-you; null for a direct visit and on other pages. After a reload the email is empty. */
export function useJustSent() {
  // History state and storage are not trusted.
  const { pathname, state } = useLocation()
  const read = () => {
    const sent = state?.form ?? tabStorage.read(justSentKey)
    return forms.find(form => form === sent) ?? null
  }
  // The prerendered page knows no form.
  const form = useSyncExternalStore(subscribeToNothing, read, () => null)
  if (!form || pathname !== paths.thankYou) return null
  const reference = String(state?.reference ?? '')
  return { form, reference, email: lastSent?.reference === reference ? lastSent.email : '' }
}
