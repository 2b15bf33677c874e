import { createElement, Fragment } from 'react'
import { Link } from 'react-router-dom'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

/** [words](address): its parts are every second and third of what a split by it gives. */
const link = /\[([^\]]+)\]\(([^)]+)\)/

interface TextLinkProps {
  text: string
  to: string
  className: string | undefined
}

function TextLink({ text, to, className }: TextLinkProps) {
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {text}
    </Link>
  ) : (
    <a href={to} className={className}>
      {text}
    </a>
  )
}

interface LinkedTextProps {
  /** With links as [words](address). */
  text: string
  linkClass?: string
}

export function LinkedText({ text, linkClass }: LinkedTextProps) {
  const pieces = text.split(link).map((piece, index, all) => {
    if (index % 3 === 0) return addNoBreakSpaces(piece)
    const to = all[index + 1] ?? ''
    return index % 3 === 1 && createElement(TextLink, { text: piece, to, className: linkClass })
  })
  // As arguments they need no keys, which a piece that comes twice would share.
  return createElement(Fragment, null, ...pieces)
}
