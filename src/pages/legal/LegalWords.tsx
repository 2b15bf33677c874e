import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { LegalLink, LegalText } from '~/content/legal/legal-document'

/** Keeps an abbreviation such as "art." on one line with its number. */
const addNoBreakSpaces = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

function WordsLink({ text, to }: LegalLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}

export function LegalWords({ text }: { text: LegalText }) {
  if (typeof text === 'string') return addNoBreakSpaces(text)
  return text.map(piece =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{addNoBreakSpaces(piece)}</Fragment>
    ) : (
      <WordsLink key={piece.to} {...piece} />
    ),
  )
}
