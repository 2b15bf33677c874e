import { type FocusEvent, type InputEvent, useRef, useState } from 'react'
import { hints } from '~/content/messages'
import { cleanText } from '~/lib/email-and-text'
import { Field, type FieldProps } from '~/ui/Field'
import { suggestEmail } from './suggest-email'

/** The suggestions that the visitor has refused, until the page is closed. */
const refused = new Set<string>()

/** How long typing must pause before an email is read, in milliseconds. */
const pause = 1000

/** Calls back once nothing is pressed: a button that moves between press and release gets no click. */
function whenReleased(then: () => void) {
  if (document.querySelector('button:active, a:active, label:active'))
    addEventListener('pointerup', () => setTimeout(then), { once: true })
  else then()
}

function findSuggestion({ type, value }: HTMLInputElement): string | null {
  const meant = type === 'email' ? suggestEmail(cleanText(value)) : null
  return meant && !refused.has(meant) ? meant : null
}

/** Nearly every number in Italy has eight digits or more. */
const isShortPhone = ({ type, value }: HTMLInputElement) =>
  type === 'tel' && /\d/.test(value) && value.replaceAll(/\D/g, '').length < 8

const linkClass = 'cursor-pointer py-1 font-semibold text-ghisa underline underline-offset-4'

/** A field; of an email or a phone number it says what looks mistyped once the visitor has left it or paused; blocks nothing. */
export function HintedField(props: FieldProps) {
  const [message, setMessage] = useState('')
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = useRef<HTMLParagraphElement>(null)

  function say(text: string, suggested: string | null = null) {
    clearTimeout(timer.current)
    setMessage(text)
    setSuggestion(suggested)
  }

  function readAfter(delay: number, field: HTMLInputElement) {
    clearTimeout(timer.current)
    input.current = field
    const read = () => say(isShortPhone(field) ? hints.shortPhone : '', findSuggestion(field))
    timer.current = setTimeout(() => whenReleased(read), delay)
  }

  function handleInput({ currentTarget }: InputEvent<HTMLInputElement>) {
    say('')
    if (currentTarget.type === 'email') readAfter(pause, currentTarget)
  }

  const handleBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    readAfter(0, currentTarget)

  function answer(text: string) {
    say(text)
    // The buttons, of which one had the focus, are gone.
    line.current?.focus()
  }

  function accept(meant: string) {
    if (!input.current) return
    input.current.value = meant
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    answer(hints.corrected)
  }

  function refuse(meant: string) {
    refused.add(meant)
    answer(hints.kept)
  }

  if (props.type !== 'email' && props.type !== 'tel') return <Field {...props} />
  return (
    <>
      <Field onInput={handleInput} onBlur={handleBlur} {...props} />
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className="not-empty:-mt-3 not-empty:mb-4.5 text-fumo text-small outline-none sm:col-span-full"
      >
        {message}
        {suggestion && !props.readOnly && (
          <>
            {hints.meant}{' '}
            <button type="button" className={linkClass} onClick={() => accept(suggestion)}>
              {suggestion}
            </button>
            {'? '}
            <button type="button" className={linkClass} onClick={() => refuse(suggestion)}>
              {hints.keep}
            </button>
          </>
        )}
      </p>
    </>
  )
}
