import { vi } from 'vitest'

/* Workers are shared between files: each file starts with fresh modules and an empty page. */
vi.resetModules()
if ('document' in globalThis) {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
