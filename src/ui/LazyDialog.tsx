import { Suspense, useEffect, useState } from 'react'
import type { LazyComponent } from '~/lib/lazy-component'
import { hideAppFailed, stylesheetLoaded } from '~/lib/load-chunk'
import { ErrorBoundary } from './ErrorBoundary'

interface LazyDialogProps {
  of: LazyComponent
  open: boolean
  /** Announced while the dialog is on its way. */
  loadingLabel: string
  /** Called when the dialog does not arrive or fails to render; must close it. */
  onFail: () => void
}

/** A dialog that is fetched when it first opens, and then stays mounted to keep its state. */
export function LazyDialog({ of: Dialog, open, loadingLabel, onFail }: LazyDialogProps) {
  const [wasShown, setWasShown] = useState(false)
  if (!open && !wasShown) return null
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
        onFail()
      }}
    >
      <Suspense fallback={loading}>
        <Dialog />
        {open && <Shown onShow={setWasShown} />}
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
