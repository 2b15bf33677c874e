import { useEffect } from 'react'
import { createStore } from './store'

export type DialogName = 'contact' | 'cookies'

/** The open dialog. Only one can be open at a time. */
export const openDialog = createStore<DialogName | null>(null)

export function closeDialog(name: DialogName): void {
  if (openDialog.get() === name) openDialog.set(null)
}

let isLocked = false

/** Keeps the dialog open on Back, as while a lead is on its way. */
export function useLockedDialog(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    isLocked = true
    return () => {
      isLocked = false
    }
  }, [locked])
}

/** Key in the state of the history entry of an open dialog. */
const mark = 'dialog'

const isMarked = () => Boolean(history.state?.[mark])

/** Copies the state of the page's entry, so that the router sees the same page. */
function pushMarked() {
  // On Back, Chromium and WebKit would scroll to the section in the address.
  if (location.hash) history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [mark]: true }, '')
  // The new entry has it too, and would be at the top after a reload.
  history.scrollRestoration = 'auto'
}

/** Undoes a scroll of the browser to where the page stood when the dialog opened, before it is painted. */
function keepPosition() {
  const { scrollX, scrollY } = window
  requestAnimationFrame(() => scrollTo(scrollX, scrollY))
}

/**
 * Owns the history entry of the open dialog, so that Back closes the dialog instead of leaving the page. The current
 * entry has the mark exactly while a dialog is open: a marked entry without a dialog, after a reload or Forward, is
 * left by going back.
 */
export function useDialogEntry(): void {
  useEffect(() => {
    // history.back() takes effect later; a dialog that opens meanwhile must not close for it.
    let isReturning = false
    let check: ReturnType<typeof setTimeout> | undefined

    function goBack() {
      isReturning = true
      history.back()
    }

    function updateEntry() {
      clearTimeout(check)
      if (openDialog.get()) {
        if (!isMarked()) pushMarked()
        return
      }
      // Later, because a navigation may replace the entry first.
      check = setTimeout(() => {
        if (isMarked() && !isReturning) goBack()
      })
    }

    function handlePop() {
      const wasReturning = isReturning
      isReturning = false
      const isOpen = openDialog.get() !== null
      // After a reload, a visitor may have scrolled on.
      if (wasReturning) keepPosition()
      if (isMarked()) {
        if (!isOpen) goBack()
      } else if (isOpen && wasReturning) pushMarked()
      else if (isOpen && isLocked) history.forward()
      else {
        openDialog.set(null)
        // After the browser would have restored the position.
        setTimeout(() => {
          history.scrollRestoration = 'auto'
        })
      }
    }

    updateEntry()
    const unsubscribe = openDialog.subscribe(updateEntry)
    addEventListener('popstate', handlePop)
    return () => {
      clearTimeout(check)
      unsubscribe()
      removeEventListener('popstate', handlePop)
      openDialog.set(null)
    }
  }, [])
}
