import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '~/lib/after-paint'
import { cn } from '~/lib/cn'
import { focusPageStart, isFocusLost } from '~/lib/focus'
import { hideAppFailed } from '~/lib/load-chunk'
import { lowScreen } from '~/lib/low-screen'
import { useLockedDialog } from '~/lib/open-dialog'
import { CrossGlyph } from './glyphs'
import { isSecondPress } from './LazyDialog'

interface DialogProps {
  open: boolean
  onClose: () => void
  words: { title: string; text: string; close: string }
  /** A locked dialog ignores Esc, Back, clicks outside and its close button. */
  locked?: boolean
  /** Beside the text. */
  picture?: ReactNode
  className?: string
  children: ReactNode
}

/** Stops the page from scrolling (styles.css), and keeps its width without the scrollbar. */
function useStillPage(isStill: boolean) {
  useLayoutEffect(() => {
    if (!isStill) return
    const { documentElement: page, body } = document
    body.style.marginRight = `${innerWidth - page.clientWidth}px`
    page.dataset.scrollLocked = ''
    return () => {
      body.style.marginRight = ''
      delete page.dataset.scrollLocked
    }
  }, [isStill])
}

export function Dialog(props: DialogProps) {
  const { open, onClose, words, locked = false, picture, className, children } = props
  useLockedDialog(open && locked)
  // Radix returns the focus only to its own Trigger; here any button can open the dialog.
  const opener = useRef<HTMLElement>(null)
  // After the paint of the press that opens it, because its first render takes long.
  const [isPainted, setIsPainted] = useState(false)
  const isShown = open && isPainted
  useStillPage(isShown)
  useEffect(() => {
    if (!open) return setIsPainted(false)
    // The notice about an earlier failure no longer matters.
    hideAppFailed()
    return afterPaint(() => setIsPainted(true))
  }, [open])
  return (
    <RadixDialog.Root open={isShown} onOpenChange={next => !next && !locked && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-scrim fixed inset-0 z-50 touch-pinch-zoom bg-ghisa/72 motion-safe:data-[state=closed]:animate-leave motion-safe:data-[state=open]:animate-appear" />
        <RadixDialog.Content
          aria-modal="true"
          onOpenAutoFocus={event => {
            opener.current = document.activeElement as HTMLElement | null
            // On a touch screen a focused field opens the keyboard over the dialog; on a low screen the first
            // field may be out of view.
            if (!matchMedia(`(pointer: coarse), ${lowScreen}`).matches) return
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            const { activeElement } = document
            if (activeElement instanceof HTMLElement && activeElement.matches('h1')) {
              // After a navigation the title has the focus, but the dialog hid the page from screen readers:
              // focusing again announces it.
              activeElement.blur()
              activeElement.focus({ preventScroll: true })
            }
            if (!isFocusLost()) return
            opener.current?.focus({ preventScroll: true })
            // The opener may be gone, such as the button in the cookie banner.
            if (isFocusLost()) focusPageStart()
          }}
          // Radix does not scroll when Tab goes from the last button to the first field.
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' })
          }}
          onInteractOutside={event => {
            // Only the scrim closes the dialog, not a toast or the icon of a password manager above it.
            const { originalEvent: press } = event.detail
            const isScrim = press.target instanceof Element && press.target.matches('.dialog-scrim')
            if (!isScrim || isSecondPress(press)) event.preventDefault()
          }}
          className={cn(
            // On phones a sheet, with room for a toast above it. Clipped, as a radius would bend the lead modal's band.
            'dialog-panel fixed inset-x-0 bottom-0 z-50 h-fit max-h-[calc(100%-2rem)] overflow-y-auto overscroll-contain phone:max-h-[calc(100%-7.5rem)] phone:scroll-pb-38 bg-carta text-ghisa outline-hidden [clip-path:inset(0_round_14px_14px_0_0)] sm:inset-0 sm:m-auto sm:w-[calc(100%-2rem)] sm:[clip-path:inset(0_round_14px)] motion-safe:data-[state=closed]:animate-leave motion-safe:data-[state=open]:animate-rise',
            className,
          )}
        >
          <div className="px-5.5 pt-6.5 pb-7 sm:px-8.5 sm:pt-8 sm:pb-9">
            <RadixDialog.Title className="pr-11 text-heading">{words.title}</RadixDialog.Title>
            <div className="mt-3 mb-6 flex items-center justify-between gap-4.5">
              <RadixDialog.Description className="text-fumo">{words.text}</RadixDialog.Description>
              {picture}
            </div>
            {children}
          </div>
          <RadixDialog.Close
            aria-label={words.close}
            disabled={locked}
            className="absolute top-5 right-4 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ghisa/8 disabled:opacity-40"
          >
            <CrossGlyph />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
