import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { afterPaint } from '~/lib/after-paint'
import { shownToast } from './notify'

export interface ToasterProps {
  labels: { region: string; close: string }
}

/**
 * Shows one toast at a time. An open dialog hides the page from assistive technology and disables its pointer events,
 * so the toasts are in a portal outside the page, with their pointer events enabled.
 */
export function Toaster({ labels }: ToasterProps) {
  // Not by a render, which would delay the paint of what the toast is about.
  useEffect(() => {
    let cancel = () => {}
    function show() {
      cancel()
      toast.dismiss()
      const shown = shownToast.get()
      if (!shown) return
      const { kind, title, description } = shown
      cancel = afterPaint(() => toast[kind](title, { description }))
    }
    show()
    const unsubscribe = shownToast.subscribe(show)
    return () => {
      cancel()
      unsubscribe()
    }
  }, [])
  return createPortal(
    <Sonner
      position="top-right"
      containerAriaLabel={labels.region}
      closeButton
      duration={8000}
      offset={12}
      mobileOffset={12}
      // Below the sticky header, unless a dialog covers it. The place moves when the screen is resized.
      className="not-in-data-scroll-locked:top-22! font-sans! motion-reduce:transition-none!"
      style={{ pointerEvents: 'auto' }}
      toastOptions={{
        closeButtonAriaLabel: labels.close,
        unstyled: true,
        // Without the height, which no compositor can animate.
        style: { transition: 'transform 160ms, opacity 160ms' },
        classNames: {
          toast:
            'flex w-(--width) items-center gap-2 rounded-control border border-l-8 bg-carta px-4 py-2 text-small leading-snug shadow-[0_6px_20px_rgb(23_20_15/0.25)] low:text-note',
          success: 'border-ghisa',
          error: 'border-errore',
          icon: 'flex-none in-data-[type=error]:text-errore',
          title: 'font-bold',
          closeButton:
            'order-1 -mr-2 ml-auto grid size-11 flex-none cursor-pointer place-items-center',
        },
      }}
    />,
    document.body,
  )
}
