import { vi } from 'vitest'

/* A worker goes from one file to the next; each begins with modules and a page of its own. */
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
