import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { LegalLink, LegalText } from '~/content/legal/legal-document'

/** "art. 6" and its like stay on one line. */
const keepTogether = (text: string) => text.replace(/\b(artt?|lett|n|par)\. /g, '$1.\u00a0')

function WordsLink({ text, to }: LegalLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>
}

export function LegalWords({ text }: { text: LegalText }) {
  if (typeof text === 'string') return keepTogether(text)
  return text.map(piece =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{keepTogether(piece)}</Fragment>
    ) : (
      <WordsLink key={piece.to} {...piece} />
    ),
  )
}
