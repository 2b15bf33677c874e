/** Whether the focused element was removed or disabled. */
export const isFocusLost = () => document.activeElement === document.body

function release({ currentTarget }: FocusEvent) {
  const isFocused = document.activeElement === currentTarget // Only the window lost the focus.
  if (currentTarget instanceof Element && !isFocused) currentTarget.removeAttribute('tabindex')
}

/**
 * Focuses an element that is not focusable, without scrolling. On blur it loses its tabindex, because browsers
 * would focus it again on each return to an address with its id.
 */
export function focusForReading(element: HTMLElement): void {
  if (element.tabIndex === -1) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', release)
  }
  element.focus({ preventScroll: true })
}

/** Moves the focus to the header after the focused element was removed. */
export function focusPageStart(): void {
  const header = document.querySelector('header')
  if (header) focusForReading(header)
}
