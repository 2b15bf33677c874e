import { type AllHTMLAttributes, createElement, Fragment, useId } from 'react'
import { PageLink } from './PageLink'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

/** [words](address): a split by it gives text, words, address, text and so on. */
const link = /\[([^\]]+)\]\(([^)]+)\)/

interface LinkedTextProps extends AllHTMLAttributes<HTMLElement> {
  /** With links as [words](address). */
  text: string
  /** The hint of links that open in a new tab, as beside a form with unsent input. */
  newTab?: string
  /** The element around the text, which gets the other attributes. */
  as?: 'dd' | 'li' | 'p' | 'span' | 'strong' | 'td' | 'th'
}

export function LinkedText({ text, newTab, as, ...rest }: LinkedTextProps) {
  const hintId = useId()
  const inNewTab = newTab && { target: '_blank', rel: 'noopener', 'aria-describedby': hintId }
  const pieces = text.split(link).map((piece, index, all) => {
    if (index % 3 === 0) return addNoBreakSpaces(piece)
    if (index % 3 === 2) return null
    const to = all[index + 1] ?? ''
    return createElement(PageLink, { to, ...inNewTab }, piece)
  })
  const hint = newTab && createElement('span', { id: hintId, hidden: true }, newTab)
  // As arguments the pieces need no keys, which repeated pieces would share.
  return as
    ? createElement(as, rest, ...pieces, hint)
    : createElement(Fragment, null, ...pieces, hint)
}
