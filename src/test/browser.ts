import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine under load needs longer than the default second.
configure({ asyncUtilTimeout: 8000 })

afterEach(cleanup)

// jsdom has no layout, so it implements none of these; the pages call them.
window.scrollTo = () => undefined
window.scrollBy = () => undefined
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver // Only what the site calls is here.
Element.prototype.animate = () => ({}) as Animation
Element.prototype.scrollIntoView = () => undefined
window.matchMedia = query =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList // jsdom has no matchMedia; only what the site reads is here.

/** Normalises the spaces of a text as testing-library does with the page. */
export const asShown = (text: string): string => text.replaceAll(/\s+/g, ' ')
