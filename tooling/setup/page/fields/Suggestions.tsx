import { useState } from 'react'
import { sayValue, wordsOf } from '../../../../src/content/schema/schema-node.ts'
import type { Suggestion } from '../../../../src/content/schema/suppliers.ts'
import type { PartProps } from '../form-context.ts'
import { NamedButton, WordSelect } from './controls.tsx'

interface SuggestionsProps {
  id: string
  title: string
  suggestions: readonly Suggestion[]
  entries: Readonly<Record<string, PartProps['schema']>>
  onAdd: (value: Suggestion['value']) => void
}

/** Entries that are known, each added once somebody has seen it confirmed. */
export function Suggestions({ id, title, suggestions, entries, onAdd }: SuggestionsProps) {
  const [chosen, setChosen] = useState<string>()
  const suggestion = suggestions[Number(chosen)]
  /** A value in the words of its choices. */
  const say = (key: string, word: string) =>
    (entries[key] && wordsOf(entries[key]).meanings?.[word]) ?? word
  const names = suggestions.map(
    ({ label, value: { role = '' } }) => `${label}: ${say('role', role)}`,
  )
  return (
    <div className="field">
      <label htmlFor={`${id}-known`}>{title}: già conosciuti</label>
      <WordSelect
        id={`${id}-known`}
        value={chosen ?? ''}
        none="Scegli…"
        words={Object.fromEntries(names.entries())}
        onChoose={setChosen}
      />
      {suggestion && (
        <div role="status">
          <p>
            {sayValue(Object.entries(suggestion.value).map(([key, word]) => say(key, word)))}. Da{' '}
            <a href={suggestion.source} target="_blank" rel="noreferrer">
              {suggestion.source}
            </a>
            , letto nel {suggestion.seen}. Controlla sul tuo contratto (DPA) che sia ancora così.
          </p>
          <NamedButton
            label="È così nel nostro contratto: aggiungi"
            name={names[Number(chosen)] ?? ''}
            onClick={() => {
              onAdd(suggestion.value)
              setChosen(undefined)
            }}
          />
        </div>
      )}
    </div>
  )
}
