import { useRef, useState } from 'react'
import { hints } from '~/content/messages'
import { cleanText } from '~/lib/email-and-text'
import { Field, type FieldProps } from '~/ui/Field'
import { suggestEmail } from './suggest-email'

/** The suggestions that the visitor has refused, until the page is closed. */
const refused = new Set<string>()

/** How long typing must pause before an email is read, in milliseconds. */
const pause = 1000

/** Calls back once nothing is pressed: what moves between press and release gets no click. */
function whenReleased(then: () => void) {
  if (document.querySelector(':is(button, a, label, [type=checkbox]):active'))
    addEventListener('pointerup', () => setTimeout(then), { once: true })
  else then()
}

/** A suggested address, or a word on a phone number: nearly every number in Italy has eight digits or more. */
function findHint({ type, value }: HTMLInputElement): string {
  if (type === 'tel') return /^\D*(?:\d\D*){1,7}$/.test(value) ? hints.shortPhone : ''
  const meant = (type === 'email' && suggestEmail(cleanText(value))) || ''
  return refused.has(meant) ? '' : meant
}

/** A field that says what looks mistyped in an email or a phone number, once the visitor has left it or paused. */
export function HintedField(props: FieldProps) {
  const [hint, setHint] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

  function hintAfter(delay: number) {
    clearTimeout(timer.current)
    const find = () => input.current && setHint(findHint(input.current))
    timer.current = setTimeout(() => whenReleased(find), delay)
  }

  function answer(isAccepted: boolean) {
    if (!input.current) return
    if (isAccepted) input.current.value = hint
    else refused.add(hint)
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    // The button that had the focus goes.
    input.current.focus()
  }

  const choice = (text: string, isAccepted: boolean) => (
    <button
      type="button"
      disabled={props.readOnly}
      className="cursor-pointer py-1 font-semibold underline"
      onClick={() => answer(isAccepted)}
    >
      {text}
    </button>
  )

  return (
    <Field
      ref={input}
      onInput={() => {
        setHint('')
        if (props.type === 'email') hintAfter(pause)
      }}
      onBlur={() => hintAfter(0)}
      {...props}
    >
      <p role="status" className="not-empty:mt-1.5 text-small">
        {hint.includes('@') ? (
          // One element: React could not remove texts that the browser has translated.
          <span>
            {hints.meant} {choice(hint, true)}? {choice(hints.keep, false)}
          </span>
        ) : (
          hint
        )}
      </p>
    </Field>
  )
}
