import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'
import { useLazyComponent } from './use-lazy-component'

interface LazyDialogProps {
  open: boolean
  /** Fetches the dialog; called again when the visitor retries. */
  load: () => Promise<ComponentType>
  words: { loading: string; failed: string; retry: string; close: string }
  /** Other ways to reach the business, shown when the dialog cannot be fetched. */
  contacts: ReactNode
  onCancel: () => void
}

/** A dialog that is fetched when it first opens, and then stays mounted to keep its state. */
export function LazyDialog({ open, load, words, contacts, onCancel }: LazyDialogProps) {
  const { Component, hasFailed, retry } = useLazyComponent(open, load)
  if (Component) return <Component />
  if (!open) return null
  if (hasFailed) {
    return (
      <LoadFailedDialog words={words} contacts={contacts} onRetry={retry} onCancel={onCancel} />
    )
  }
  return (
    <p role="status" className={`${overlayClass} text-gesso`}>
      {words.loading}
    </p>
  )
}

const overlayClass = 'dialog-scrim fixed inset-0 z-50 grid place-items-center bg-ghisa/72 p-4'

interface LoadFailedDialogProps extends Omit<LazyDialogProps, 'open' | 'load'> {
  onRetry: () => void
}

/** A dialog without Radix, which would have to be fetched too. */
function LoadFailedDialog({ words, contacts, onRetry, onCancel }: LoadFailedDialogProps) {
  function handleClose() {
    onCancel()
    // Forgets the failure, so that opening the dialog again fetches it again.
    onRetry()
  }
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
  }, [])
  return (
    <div className={overlayClass}>
      <div
        ref={panel}
        role="alertdialog"
        aria-modal="true"
        aria-label={words.failed}
        tabIndex={-1}
        onKeyDown={event => event.key === 'Escape' && handleClose()}
        className="max-w-[500px] rounded-surface bg-carta p-7 text-ghisa outline-none"
      >
        <p>{words.failed}</p>
        <p className="mt-3 mb-5">{contacts}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{words.retry}</Button>
          <Button variant="outline" onClick={handleClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </div>
  )
}
