import { type MouseEvent as PressEvent, Suspense, useState } from 'react'
import type { LazyComponent } from '~/lib/lazy-component'
import { preloadChunk, showAppFailed, stylesheetLoaded } from '~/lib/load-chunk'
import { closeDialog, type DialogName, openDialog } from '~/lib/open-dialog'
import { useStore } from '~/lib/store'
import { ErrorBoundary } from './ErrorBoundary'

interface LazyDialogProps {
  name: DialogName
  dialog: LazyComponent
  /** Shown and announced while the dialog loads. */
  loadingLabel: string
}

/** A dialog that is fetched when it first opens, and stays mounted to keep its state; one that fails is closed. */
export function LazyDialog({ name, dialog: Dialog, loadingLabel }: LazyDialogProps) {
  const isOpen = useStore(openDialog) === name
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  if (!isWanted) return null
  const loading = isOpen && (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-50 bg-ghisa px-gutter py-4 text-center text-gesso"
    >
      {loadingLabel}
    </p>
  )
  function handleError() {
    // Only the lead modal can be opened by an address.
    if (openDialog.get() === name) showAppFailed(name === 'contact')
    closeDialog(name)
    setIsWanted(false)
  }
  return (
    <ErrorBoundary fallback={null} onError={handleError}>
      <Suspense fallback={loading}>
        <Dialog />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Waits for a dialog and for the stylesheet, without which it has no place on the screen. */
export async function withStylesheet<T>(dialog: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([dialog, stylesheetLoaded()])
  return loaded
}

let opening: MouseEvent | undefined

/** Whether this is the second press of a double click on an opener: within 24 px and half a second of the first. */
export function isSecondPress(press: Event): boolean {
  if (!opening || !(press instanceof MouseEvent)) return false
  const isNear = Math.hypot(press.clientX - opening.clientX, press.clientY - opening.clientY) < 24
  return isNear && press.timeStamp - opening.timeStamp < 500
}

/** Props of a button that opens a dialog: hover or focus already fetches it. */
export function openerProps(dialog: LazyComponent, open: () => void) {
  const preload = () => preloadChunk(dialog.preload)
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick({ currentTarget, nativeEvent }: PressEvent<HTMLElement>) {
      opening = nativeEvent
      // Safari does not focus a clicked button, to which the dialog returns the focus.
      currentTarget.focus({ preventScroll: true })
      open()
    },
  } as const
}
