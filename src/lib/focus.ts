/** Nothing has the focus any more: what had it is gone, or disabled. */
export const isFocusLost = () => document.activeElement === document.body

/** Takes the focus to the top of the page, unseen and without scrolling, when what had it has gone. */
export function focusPageStart(): void {
  const header = document.querySelector('header')
  header?.setAttribute('tabindex', '-1')
  header?.focus({ preventScroll: true })
}
