import { createElement, Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { LegalText } from '~/content/legal/legal-document'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

/** [words](address): its parts are every second and third of what a split by it gives. */
const link = /\[([^\]]+)\]\(([^)]+)\)/

function WordsLink({ text, to }: { text: string; to: string }) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}

export function LegalWords({ text }: { text: LegalText }) {
  const pieces = text.split(link).map((piece, index, all) => {
    if (index % 3 === 0) return addNoBreakSpaces(piece)
    const to = all[index + 1] ?? ''
    return index % 3 === 1 && createElement(WordsLink, { text: piece, to })
  })
  // As arguments they need no keys, which a piece that comes twice would share.
  return createElement(Fragment, null, ...pieces)
}
