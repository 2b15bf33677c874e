import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { lowScreen } from '~/lib/low-screen'

export interface ToasterLabels {
  region: string
  close: string
}

function subscribe(update: () => void) {
  const media = matchMedia(lowScreen)
  media.addEventListener('change', update)
  return () => media.removeEventListener('change', update)
}

/**
 * Shows the toasts. An open dialog hides the page from assistive technology and disables its
 * pointer events, so the toasts are in a portal of their own and enable theirs. On a low screen they stand at
 * the bottom: at the top they would cover the title of a dialog.
 */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const isLow = useSyncExternalStore(subscribe, () => matchMedia(lowScreen).matches)
  return createPortal(
    <Sonner
      position={isLow ? 'bottom-right' : 'top-right'}
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
