import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'

export interface ToasterLabels {
  region: string
  close: string
}

/**
 * Shows the toasts. An open dialog hides the page from assistive technology and disables its
 * pointer events, so the toasts are in a portal of their own and enable theirs.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  return createPortal(
    <Sonner
      position="top-right"
      containerAriaLabel={labels.region}
      closeButton
      duration={8000}
      offset={20}
      mobileOffset={12}
      style={{ pointerEvents: 'auto' }}
      toastOptions={{ closeButtonAriaLabel: labels.close }}
    />,
    document.body,
  )
}
