import { type ComponentType, useEffect } from 'react'
import { hideAppFailed, stylesheetLoaded } from '~/lib/load-chunk'
import { ErrorBoundary } from './ErrorBoundary'
import { useLazyComponent } from './use-lazy-component'

interface LazyDialogProps {
  open: boolean
  load: () => Promise<ComponentType>
  /** Announced while the dialog is on its way. */
  loadingLabel: string
  /** Called when the dialog does not arrive or fails to render; must close it. */
  onFail: () => void
}

/** A dialog that is fetched when it first opens, and then stays mounted to keep its state. */
export function LazyDialog({ open, load, loadingLabel, onFail }: LazyDialogProps) {
  const Component = useLazyComponent(open, load, onFail)
  const isShown = open && Component !== null
  useEffect(() => {
    // What was said about a part that failed is no longer true, or no longer what the visitor wants.
    if (isShown) hideAppFailed()
  }, [isShown])
  return (
    <ErrorBoundary resetKey={String(open)} fallback={null} onError={onFail}>
      {Component && <Component />}
      {open && !Component && (
        <p
          role="status"
          className="fixed inset-x-0 bottom-0 z-50 bg-ghisa px-gutter py-4 text-center text-gesso"
        >
          {loadingLabel}
        </p>
      )}
    </ErrorBoundary>
  )
}

/** Loads a dialog together with the stylesheet, without which it would be out of sight. */
export async function withStylesheet<T>(dialog: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([dialog, stylesheetLoaded()])
  return loaded
}
