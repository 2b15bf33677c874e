import { useRef } from 'react'
import {
  blankOf,
  type ListNode,
  nodeOf,
  wordsOf,
} from '../../../../src/content/schema/schema-node.ts'
import { getAt } from '../../../../src/content/value-at.ts'
import { type OuterPartProps, useField } from '../form-context.ts'
import { NamedButton } from './controls.tsx'
import { ExampleNote } from './ExampleNote.tsx'
import { Suggestions } from './Suggestions.tsx'

/** A list whose entries are added, moved and taken away. */
export function ListField({ schema, node, path, render }: OuterPartProps<ListNode>) {
  const field = useField(path)
  const { id, value, problem, save } = field
  const list = useRef<HTMLFieldSetElement>(null)
  const { title, hint, suggestions } = wordsOf(schema)
  const itemNode = nodeOf(node.item)
  const isBegun = Array.isArray(value)
  const entries: unknown[] = isBegun ? value : []

  /** Saves the list, and puts the keyboard at the entry that was handled. */
  function change(next: unknown[], index: number) {
    save(next)
    requestAnimationFrame(() => {
      const entry = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[index]
      const target = entry?.querySelector<HTMLElement>('input, textarea, select, button')
      ;(target ?? list.current)?.focus()
    })
  }
  const without = (index: number) => entries.filter((_entry, each) => each !== index)
  const move = (index: number, to: number) =>
    change(without(index).toSpliced(to, 0, entries[index]), to)

  /** Objects are told apart by what comes first in the sense of a person. */
  function nameOf(entry: unknown, index: number): string {
    const [said] = ['name', 'title', 'question'].flatMap(key => getAt(entry, [key]) ?? [])
    return said ? `${index + 1}. ${said}` : `${wordsOf(node.item).title || title} ${index + 1}`
  }

  return (
    <fieldset id={id} tabIndex={-1} ref={list}>
      <legend>{title}</legend>
      <p>{hint}</p>
      <p className="error">{problem}</p>
      <ExampleNote field={field} name={title} />
      {isBegun && entries.length === 0 && <p>L’elenco è vuoto.</p>}
      <ol>
        {entries.map((entry, index) => {
          const name = nameOf(entry, index)
          const actions: [label: string, act: () => void, isPossible?: boolean][] = [
            ['Su', () => move(index, index - 1), index > 0],
            ['Giù', () => move(index, index + 1), index < entries.length - 1],
            ['Togli', () => change(without(index), index)],
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and may be equal.
            <li key={index}>
              {render({ schema: node.item, path: [...path, index], label: name })}
              <div className="actions">
                {actions.map(([label, act, isPossible = true]) => (
                  <NamedButton
                    key={label}
                    label={label}
                    name={name}
                    disabled={!isPossible}
                    onClick={act}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ol>
      {suggestions && 'entries' in itemNode && (
        <Suggestions
          id={id}
          title={title}
          suggestions={suggestions}
          entries={itemNode.entries}
          onAdd={added => change([...entries, added], entries.length)}
        />
      )}
      <div className="actions">
        <NamedButton
          label={isBegun ? 'Aggiungi' : 'Comincia il vostro elenco'}
          name={title}
          onClick={() => change([...entries, blankOf(node.item)], entries.length)}
        />
        {!isBegun && (
          <NamedButton label="Lascia vuoto" name={title} onClick={() => change([], 0)} />
        )}
      </div>
    </fieldset>
  )
}
