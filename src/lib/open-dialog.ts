import { useEffect } from 'react'
import { createStore } from './store'

export type DialogName = 'contact' | 'cookies'

/** The dialog that is open. There is never more than one: over another the lead form could not be sent. */
export const openDialog = createStore<DialogName | null>(null)

export function closeDialog(name: DialogName): void {
  if (openDialog.get() === name) openDialog.set(null)
}

let isLocked = false

/** Keeps the open dialog open, whatever the visitor does, as while a lead is on its way. */
export function useLockedDialog(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    isLocked = true
    return () => {
      isLocked = false
    }
  }, [locked])
}

/** In the state of the history entry that stands for the open dialog. */
const mark = 'dialog'

const isMarked = () => Boolean(history.state?.[mark])

/** Copies the state of the page's entry, by which the router knows that the page is the same. */
function pushMarked() {
  // Chromium would scroll to the section in the address on the way back.
  if (location.hash) history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [mark]: true }, '')
}

/**
 * Owns the history entry of the open dialog, so that the browser's Back closes the dialog and does not leave
 * the page: the current entry has the mark exactly while a dialog is open. It is taken back from a page that
 * was loaded again with its dialog, and on the way forward to a dialog that was closed.
 */
export function useDialogEntry(): void {
  useEffect(() => {
    // history.back() takes effect later: a dialog that opens meanwhile must not take it for a visitor's.
    let isReturning = false
    let check: ReturnType<typeof setTimeout> | undefined

    function goBack() {
      isReturning = true
      history.back()
    }

    function follow() {
      clearTimeout(check)
      if (openDialog.get()) {
        if (!isMarked()) pushMarked()
        return
      }
      // Later: a page that follows replaces the entry.
      check = setTimeout(() => {
        if (isMarked() && !isReturning) goBack()
      })
    }

    function handlePop() {
      const wasReturning = isReturning
      isReturning = false
      const isOpen = openDialog.get() !== null
      if (isMarked()) {
        if (!isOpen) goBack()
      } else if (isOpen && wasReturning) pushMarked()
      else if (isOpen && isLocked) history.forward()
      else {
        openDialog.set(null)
        // After the browser has restored nothing.
        setTimeout(() => {
          history.scrollRestoration = 'auto'
        })
      }
    }

    follow()
    const unsubscribe = openDialog.subscribe(follow)
    addEventListener('popstate', handlePop)
    return () => {
      clearTimeout(check)
      unsubscribe()
      removeEventListener('popstate', handlePop)
      openDialog.set(null)
    }
  }, [])
}
