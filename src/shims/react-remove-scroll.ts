import type { ReactNode } from 'react'

/**
 * Replaces the package react-remove-scroll, the scroll lock of Radix dialogs, which intercepts every wheel and touch
 * and injects a <style>, which a strict content security policy refuses. Dialog.tsx holds the page still.
 */
export const RemoveScroll = ({ children }: { children: ReactNode }) => children
