import { type ChangeEvent, useState } from 'react'
import * as v from 'valibot'
import { isOptional, nodeOf, wordsOf } from '../../../../src/content/schema/schema-node.ts'
import { tidy } from '../../../../src/content/schema/tidy.ts'
import { isWordsName } from '../../../../src/content/words-name.ts'
import { type PartProps, useField } from '../form-context.ts'
import { CheckBox, WordSelect } from './controls.tsx'
import { ExampleNote } from './ExampleNote.tsx'
import { PictureField } from './PictureField.tsx'

/** A text, a number or one of a few words. */
export function LeafField({ schema, path, label }: PartProps) {
  const field = useField(path)
  const { id, file, value, override, save } = field
  const [draft, setDraft] = useState<string | null>(null)
  const node = nodeOf(schema)
  const { title, hint, example: model, meanings, isLong, picture, tidy: tidyMore } = wordsOf(schema)
  const name = label ?? title
  const isSetting = file === 'settings'
  const isLeftOut = value === null && !isSetting

  /** The value that a text stands for. An empty one is none, but for the entry of a list and for words. */
  function read(text: string): unknown {
    const said = tidy(text)
    const tidied = tidyMore?.(said) ?? said
    if (tidied === '') return typeof path.at(-1) === 'number' || isWordsName(file) ? '' : undefined
    return node.type === 'number' && /^\d{1,15}$/.test(tidied) ? Number(tidied) : tidied
  }

  const shown = draft === null ? value : read(draft)
  const isBegun = shown !== undefined && shown !== ''
  const issue = isBegun ? v.safeParse(schema, shown).issues?.[0] : undefined
  const error = issue?.message ?? (draft === null && isBegun ? field.problem : undefined)
  const notes = [
    hint && 'hint',
    override && 'override',
    field.example && 'example',
    error && 'error',
  ].filter(Boolean)
  const common = {
    id,
    disabled: isLeftOut,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.map(note => `${id}-${note}`).join(' ') || undefined,
  }
  const typing = {
    ...common,
    value: draft ?? String(value ?? ''),
    placeholder: String(model ?? ''),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft(target.value),
    onBlur: () => {
      if (draft !== null) save(read(draft))
      setDraft(null)
    },
  }

  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-hint`}>{hint}</p>
      {override && (
        <p id={`${id}-override`} className="my-1 border-ghisa border-l-4 pl-3">
          Qui vale la variabile d’ambiente {override.name}: “{override.value}”. Quello che scrivi
          vale dove non c’è.
        </p>
      )}
      {node.type === 'picklist' ? (
        <WordSelect
          {...common}
          value={String(value ?? '')}
          none={isSetting ? 'Come di solito' : 'Scegli…'}
          words={meanings ?? Object.fromEntries(node.options.map(word => [word, word]))}
          onChoose={save}
        />
      ) : isLong ? (
        <textarea {...typing} rows={3} />
      ) : (
        <input {...typing} />
      )}
      {picture && <PictureField picture={picture} path={path} name={name} />}
      <p id={`${id}-error`} className="error">
        {error}
      </p>
      <ExampleNote field={field} name={name} meanings={meanings} />
      {isOptional(schema) && !isSetting && (
        <CheckBox
          text="Non c’è"
          aria-label={`Non c’è: ${name}`}
          checked={isLeftOut}
          onChoose={isNone => save(isNone ? null : undefined)}
        />
      )}
    </div>
  )
}
