import type { ComponentProps } from 'react'

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
