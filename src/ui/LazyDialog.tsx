import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import type { LazyComponent } from '~/lib/lazy-component'
import { hideAppFailed, preloadChunk, showAppFailed, stylesheetLoaded } from '~/lib/load-chunk'
import { closeDialog, type DialogName, openDialog } from '~/lib/open-dialog'
import { useStore } from '~/lib/store'
import { ErrorBoundary } from './ErrorBoundary'

interface LazyDialogProps {
  name: DialogName
  component: LazyComponent
  /** Announced while the dialog is on its way. */
  loadingLabel: string
}

/**
 * A dialog that is fetched when it first opens, and then stays mounted to keep its state. One that does not
 * arrive, or fails to render, is closed.
 */
export function LazyDialog({ name, component: Dialog, loadingLabel }: LazyDialogProps) {
  const isOpen = useStore(openDialog) === name
  const [wasShown, setWasShown] = useState(false)
  if (!isOpen && !wasShown) return null
  const loading = (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-50 bg-ghisa px-gutter py-4 text-center text-gesso"
    >
      {loadingLabel}
    </p>
  )
  return (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        setWasShown(false)
        closeDialog(name)
        // An address can open the lead modal alone.
        showAppFailed(name === 'contact')
      }}
    >
      <Suspense fallback={loading}>
        <Dialog />
        {isOpen && <Shown onShow={setWasShown} />}
      </Suspense>
    </ErrorBoundary>
  )
}

function Shown({ onShow }: { onShow: (isShown: true) => void }) {
  useEffect(() => {
    // What was said about a part that failed is no longer true, or no longer what the visitor wants.
    hideAppFailed()
    onShow(true)
  }, [onShow])
  return null
}

/** Loads a dialog together with the stylesheet, without which it would be out of sight. */
export async function withStylesheet<T>(dialog: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([dialog, stylesheetLoaded()])
  return loaded
}

/** For a button that opens a dialog: hover or focus fetches the dialog before the click. */
export function openerProps(dialog: LazyComponent, open: () => void) {
  const preload = () => preloadChunk(dialog.preload)
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      // Safari does not focus a clicked button, but the dialog must return the focus to it.
      currentTarget.focus({ preventScroll: true })
      open()
    },
  } as const
}
