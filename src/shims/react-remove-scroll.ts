import { type ReactNode, useLayoutEffect } from 'react'

let locks = 0

/** Stops the page from scrolling, and keeps its width without the scrollbar. */
function lock() {
  locks += 1
  if (locks > 1) return
  const { documentElement: root, body } = document
  body.style.marginRight = `${innerWidth - root.clientWidth}px`
  root.dataset.scrollLocked = ''
}

function unlock() {
  locks -= 1
  if (locks > 0) return
  document.body.style.marginRight = ''
  delete document.documentElement.dataset.scrollLocked
}

/**
 * Replaces the package react-remove-scroll, the scroll lock of Radix dialogs. The package intercepts
 * every wheel and touch, for browsers where `overflow` does not stop the page (Safari before 16), and
 * injects a <style>, which a strict content security policy refuses.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    lock()
    return unlock
  }, [])
  return children
}
