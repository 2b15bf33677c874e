import { createElement, Fragment, useId } from 'react'
import { Link } from 'react-router-dom'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

/** [words](address): its parts are every second and third of what a split by it gives. */
const link = /\[([^\]]+)\]\(([^)]+)\)/

interface LinkedTextProps {
  /** With links as [words](address). */
  text: string
  /** Says that its links open in a new tab, as they do where a visitor could lose what was typed. */
  newTab?: string
}

export function LinkedText({ text, newTab }: LinkedTextProps) {
  const hintId = useId()
  const inNewTab = newTab && { target: '_blank', rel: 'noopener', 'aria-describedby': hintId }
  const pieces = text.split(link).map((piece, index, all) => {
    if (index % 3 === 0) return addNoBreakSpaces(piece)
    if (index % 3 === 2) return null
    const to = all[index + 1] ?? ''
    // The browser itself follows a link to a part of the page.
    if (to.startsWith('#')) return createElement('a', { href: to }, piece)
    return createElement(Link, { to, ...inNewTab }, piece)
  })
  const hint = newTab && createElement('span', { id: hintId, hidden: true }, newTab)
  // As arguments they need no keys, which a piece that comes twice would share.
  return createElement(Fragment, null, ...pieces, hint)
}
