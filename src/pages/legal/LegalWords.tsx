import { createElement, Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { LegalLink, LegalText } from '~/content/legal/legal-document'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

function WordsLink({ text, to }: LegalLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}

const renderPiece = (piece: string | LegalLink) =>
  typeof piece === 'string' ? addNoBreakSpaces(piece) : <WordsLink {...piece} />

export function LegalWords({ text }: { text: LegalText }) {
  if (typeof text === 'string') return addNoBreakSpaces(text)
  // As arguments they need no keys, which a piece that comes twice would share.
  return createElement(Fragment, null, ...text.map(renderPiece))
}
