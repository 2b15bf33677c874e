/** Focuses the content of the page, without scrolling, when what had the focus has gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
