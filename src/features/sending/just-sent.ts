import { useEffect, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '~/content/paths'
import { tabStorage } from '~/lib/storage'

const forms = ['contact', 'company'] as const

type Form = (typeof forms)[number]

/** Key in the tab's storage: the form that was sent, until a full load of /thank-you has read it. */
export const justSentKey = 'just-sent'

/** Whether the page of thanks is there, so that it can be shown without waiting; that page says so itself. */
export const thanks = { areFetched: false }

/** Leads to the page of thanks, which is told by the entry of the history, and after a full load by the storage. */
export function useLeaveForThanks(form: Form) {
  const navigate = useNavigate()
  return (replace: boolean) => {
    tabStorage.write(justSentKey, form)
    navigate(paths.thankYou, { replace, state: { form } })
  }
}

/** A visitor's history may hold anything. */
const formOf = ({ state }: Location) => forms.find(form => form === state?.form) ?? null

/** The form that has led to /thank-you; null for a direct visit, and on every other page. */
export function useJustSent(): Form | null {
  const location = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => (location.pathname === paths.thankYou ? formOf(location) : null),
    // The built page is the same for all.
    () => null,
  )
}

const subscribeToNothing = () => () => {}

/** Moves what the storage knows into the entry of the history, which keeps it in a reload: it counts once. */
export function useMarkOfStorage(): void {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const form = tabStorage.read(justSentKey)
    if (!form || formOf(location)) return
    tabStorage.remove(justSentKey)
    navigate(location.pathname + location.search, { replace: true, state: { form } })
  }, [location, navigate])
}
