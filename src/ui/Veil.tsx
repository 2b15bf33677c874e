import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'

export interface FailureWords {
  failed: string
  retry: string
  close: string
  /** Other ways to reach the business. */
  contacts: ReactNode
}

const veilClass = 'dialog-scrim fixed inset-0 z-50 grid place-items-center bg-ghisa/72 p-4'

/** Covers the page while a dialog is on its way. */
export function LoadingVeil({ children }: { children: string }) {
  return (
    <p role="status" className={`${veilClass} text-gesso`}>
      {children}
    </p>
  )
}

interface FailureVeilProps {
  words: FailureWords
  onRetry: () => void
  onClose: () => void
}

/** Stands in for a dialog that could not be fetched, with nothing that would have to be fetched. */
export function FailureVeil({ words, onRetry, onClose }: FailureVeilProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
  }, [])
  return (
    <div className={veilClass}>
      <div
        ref={panel}
        role="alertdialog"
        aria-modal="true"
        aria-label={words.failed}
        tabIndex={-1}
        onKeyDown={event => event.key === 'Escape' && onClose()}
        className="max-w-[500px] rounded-surface bg-carta p-7 text-ghisa outline-none"
      >
        <p>{words.failed}</p>
        <p className="mt-3 mb-5">{words.contacts}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{words.retry}</Button>
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </div>
  )
}
