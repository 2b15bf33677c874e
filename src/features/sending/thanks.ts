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

interface SentLead {
  email: string
  timestamp: string
}

/** Only in memory: an email address is neither stored nor put into the browser's history. */
let lastSent: SentLead | undefined

/** Navigates to /thank-you and tells the page what was sent. */
export function useLeaveForThanks(form: Form) {
  const navigate = useNavigate()
  return (replace: boolean, { email, timestamp }: SentLead) => {
    lastSent = { email, timestamp }
    tabStorage.write(justSentKey, form)
    navigate(paths.thankYou, { replace, state: { form, timestamp } })
  }
}

/**
 * How a person names a lead on the phone: month, day and time of its timestamp, empty for none. The workflow in
 * docs/n8n-contatti.json has the same rule.
 */
export function referenceOf(timestamp: unknown): string {
  const digits = /^\d{4}-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(String(timestamp)) ?? []
  const [, month = '', day, hour, minute, second] = digits
  return month && `${month}${day}-${hour}${minute}${second}`
}

const subscribeToNothing = () => () => {}

/** What led to /thank-you; null for a direct visit. After a reload the email is gone. */
export function useJustSent() {
  // History state and storage are not trusted.
  const { state } = useLocation()
  const read = () => {
    const sent = state?.form ?? tabStorage.read(justSentKey)
    return forms.find(form => form === sent) ?? null
  }
  useEffect(() => () => tabStorage.remove(justSentKey), [])
  // The prerendered page knows no form.
  const form = useSyncExternalStore(subscribeToNothing, read, () => null)
  if (!form) return null
  const email = lastSent?.timestamp === state?.timestamp ? lastSent?.email : undefined
  return { form, reference: referenceOf(state?.timestamp), email }
}
