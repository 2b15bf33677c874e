/** Nothing has the focus any more: what had it is gone, or disabled. */
export const isFocusLost = () => document.activeElement === document.body

function release({ currentTarget }: FocusEvent) {
  const isFocused = document.activeElement === currentTarget // Only the window has lost the focus.
  if (currentTarget instanceof Element && !isFocused) currentTarget.removeAttribute('tabindex')
}

/**
 * Focuses without scrolling what a visitor cannot focus. Once it has lost the focus it cannot have it
 * any more: else the browser would focus it on each way back to an address that names it.
 */
export function focusForReading(element: HTMLElement): void {
  if (element.tabIndex === -1) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', release)
  }
  element.focus({ preventScroll: true })
}

/** Takes the focus to the top of the page, unseen, when what had it has gone. */
export function focusPageStart(): void {
  const header = document.querySelector('header')
  if (header) focusForReading(header)
}
