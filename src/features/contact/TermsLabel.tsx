import { Fragment, useId } from 'react'
import { contact } from '~/content/contact'

/** The label of the checkbox; its links open in a new tab, so that no input is lost. */
export function TermsLabel() {
  const hintId = useId()
  return (
    <>
      {contact.terms.label.map(part => (
        <Fragment key={part.text}>
          {'to' in part ? (
            <a href={part.to} target="_blank" rel="noopener" aria-describedby={hintId}>
              {part.text}
            </a>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
      <span id={hintId} hidden>
        {contact.terms.newTab}
      </span>
    </>
  )
}
