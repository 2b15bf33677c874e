import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'

export interface ToasterLabels {
  region: string
  close: string
}

/**
 * Where toasts appear. In a portal of its own, because an open dialog hides the page from assistive
 * technology; and clickable, because an open dialog takes the pointer from everything else.
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
      toastOptions={{
        closeButtonAriaLabel: labels.close,
      }}
    />,
    document.body,
  )
}
