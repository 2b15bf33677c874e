import type * as v from 'valibot'
import {
  blankOf,
  type ChoiceNode,
  nodeOf,
  sayValue,
  wordsOf,
} from '../../../business/schema-node.ts'
import { getAt } from '../../../business/values.ts'
import { useField } from '../form-context.ts'
import { ExampleNote } from './ExampleNote.tsx'
import type { OuterPartProps } from './part-props.ts'
import { WordSelect } from './WordSelect.tsx'

const kinds: Record<string, string> = { string: 'Solo testo', object: 'Testo che porta altrove' }

/** The words between which somebody chooses: those of the key, or a text and what is more than a text. */
function choicesOf({ key = '', options }: ChoiceNode): Map<string, v.GenericSchema> {
  const choices = options.flatMap(schema => {
    const node = nodeOf(schema)
    const entry = 'entries' in node ? node.entries[key] : undefined
    const word = entry && nodeOf(entry)
    const words = word?.type === 'picklist' ? word.options : [entry ? blankOf(entry) : node.type]
    return words.map(each => [String(each), schema] as const)
  })
  return new Map(choices)
}

/** One of several kinds of value, and the fields of that kind. */
export function ChoiceField({ schema, node, path, label, render }: OuterPartProps<ChoiceNode>) {
  const field = useField(path)
  const { id, value, save } = field
  const { key } = node
  const choices = choicesOf(node)
  const title = label ?? wordsOf(schema).title
  const word = String((key ? getAt(value, [key]) : value && typeof value) ?? '')
  const chosen = choices.get(word)
  const selectId = chosen ? `${id}-kind` : id

  function choose(next = '') {
    const schemaOfNext = choices.get(next)
    if (!schemaOfNext) return save(undefined)
    const blank = Object(blankOf(schemaOfNext))
    if (key) return save({ ...(schemaOfNext === chosen ? Object(value) : blank), [key]: next })
    const text = sayValue(getAt(value, ['text']) ?? value)
    save(next === 'string' ? text : { ...blank, text })
  }

  return (
    <div className="field">
      <label htmlFor={selectId}>{title ? `Tipo: ${title}` : 'Tipo'}</label>
      <WordSelect
        id={selectId}
        value={word}
        none="Scegli…"
        words={Object.fromEntries([...choices.keys()].map(each => [each, kinds[each] ?? each]))}
        onChoose={choose}
      />
      <ExampleNote field={field} name={title} />
      {chosen && render({ schema: chosen, path, label: title || word })}
    </div>
  )
}
