import type { ComponentProps } from 'react'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  text: string
  onChoose: (isChecked: boolean) => void
}

export function CheckBox({ text, onChoose, ...rest }: CheckBoxProps) {
  return (
    <label className="block">
      <input {...rest} type="checkbox" onChange={event => onChoose(event.target.checked)} /> {text}
    </label>
  )
}

interface NamedButtonProps extends ComponentProps<'button'> {
  label: string
  name: string
}

/** A button of which there are many: who does not see where it stands hears what it is for. */
export function NamedButton({ label, name, ...rest }: NamedButtonProps) {
  return (
    <button type="button" aria-label={`${label}: ${name}`} {...rest}>
      {label}
    </button>
  )
}

interface WordSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** What it says as long as nothing is chosen. */
  none: string
  /** Each word with what a person reads. */
  words: Record<string, string>
  onChoose: (word: string | undefined) => void
}

export function WordSelect({ none, words, onChoose, ...rest }: WordSelectProps) {
  return (
    <select {...rest} onChange={event => onChoose(event.target.value || undefined)}>
      <option value="">{none}</option>
      {Object.entries(words).map(([word, meaning]) => (
        <option key={word} value={word}>
          {meaning}
        </option>
      ))}
    </select>
  )
}
