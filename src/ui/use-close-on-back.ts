import { useEffect, useEffectEvent, useRef } from 'react'

/** In the state of the history entry that stands for an open dialog. */
const mark = 'dialog'

function isDialogEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}

/** Copies the state of the page's entry, by which the router knows that the page is the same. */
function pushDialogEntry() {
  // Chromium would scroll to the section in the address on the way back.
  if (location.hash) history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [mark]: true }, '')
}

// history.back() takes effect later: a dialog that opens meanwhile must not take it for a visitor's.
let isGoingBack = false

function removeDialogEntry() {
  if (!isDialogEntry()) return
  isGoingBack = true
  const settle = () => {
    isGoingBack = false
    history.scrollRestoration = 'auto'
  }
  addEventListener('popstate', () => setTimeout(settle), { once: true })
  history.back()
}

/**
 * Gives an open dialog an entry of its own in the history, so that the browser's Back closes the
 * dialog and does not leave the page.
 */
export function useCloseOnBack(open: boolean, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack)
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!open) return
    clearTimeout(removal.current)
    if (!isGoingBack && !isDialogEntry()) pushDialogEntry()
    const handlePop = () => {
      if (isGoingBack) pushDialogEntry()
      else if (!isDialogEntry()) {
        setTimeout(() => {
          history.scrollRestoration = 'auto'
        })
        handleBack()
      }
    }
    addEventListener('popstate', handlePop)
    return () => {
      removeEventListener('popstate', handlePop)
      // Later: a page that follows replaces the entry, and StrictMode runs each effect twice.
      removal.current = setTimeout(removeDialogEntry)
    }
  }, [open])
}
