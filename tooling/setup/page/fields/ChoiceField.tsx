import type * as v from 'valibot'
import { blankOf, type ChoiceNode, nodeOf, wordsOf } from '../../../business/schema-node.ts'
import { getAt } from '../../../business/values.ts'
import { useField } from '../form-context.ts'
import { ExampleNote } from './ExampleNote.tsx'
import type { OuterPartProps } from './part-props.ts'
import { WordSelect } from './WordSelect.tsx'

const kinds: Record<string, string> = {
  file: 'un file di questo sito',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
}

/** The words between which somebody chooses, each with the schema that it stands for. */
function choicesOf({ key, options }: ChoiceNode): Map<string, v.GenericSchema> {
  const choices = options.flatMap(schema => {
    const node = nodeOf(schema)
    const word = 'entries' in node && node.entries[key]
    const leaf = word && nodeOf(word)
    const words = !leaf ? [] : leaf.type === 'picklist' ? leaf.options : [blankOf(word)]
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
  const word = String(getAt(value, [key]) ?? '')
  const chosen = choices.get(word)
  const selectId = chosen ? `${id}-kind` : id

  function choose(next = '') {
    const schemaOfNext = choices.get(next)
    if (!schemaOfNext) return save(undefined)
    const kept = schemaOfNext === chosen ? value : blankOf(schemaOfNext)
    save({ ...Object(kept), [key]: next })
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
