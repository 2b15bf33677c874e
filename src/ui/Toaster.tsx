import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { afterPaint } from '~/lib/after-paint'
import { useStore } from '~/lib/store'
import { shownToast } from './notify'

export interface ToasterProps {
  labels: { region: string; close: string }
}

/**
 * Shows one toast at a time. An open dialog hides the page from assistive technology and disables its pointer events,
 * so the toasts are in a portal outside the page, with their pointer events enabled.
 */
export function Toaster({ labels }: ToasterProps) {
  const shown = useStore(shownToast)
  useEffect(() => {
    toast.dismiss()
    if (!shown) return
    const { kind, title, description } = shown
    return afterPaint(() => toast[kind](title, { description }))
  }, [shown])
  return createPortal(
    <Sonner
      position="top-right"
      containerAriaLabel={labels.region}
      closeButton
      duration={8000}
      offset={12}
      mobileOffset={12}
      style={{ pointerEvents: 'auto' }}
      toastOptions={{ closeButtonAriaLabel: labels.close }}
    />,
    document.body,
  )
}
