import { sayValue } from '../../../../src/content/schema/schema-node.ts'
import type { Field } from '../form-context.ts'
import { NamedButton } from './controls.tsx'

interface ExampleNoteProps {
  field: Field
  name: string
  /** What the words of a list of choices mean. */
  meanings?: Record<string, string> | undefined
}

/** What the demonstration says where the business says nothing. */
export function ExampleNote({ field, name, meanings }: ExampleNoteProps) {
  const { id, example, mayCopy, save } = field
  if (example === undefined) return null
  const entries = (Array.isArray(example) ? example : [example]).map(sayValue)
  return (
    <div className="example">
      <div id={`${id}-example`}>
        Esempio: {entries.length === 0 && 'elenco vuoto'}
        {entries.map(said => (
          <p key={said}>{meanings?.[said] ?? said}</p>
        ))}
      </div>
      {mayCopy && (
        <NamedButton
          label="È vero anche per noi"
          name={name}
          onClick={() => {
            save(example)
            // The button goes with the example.
            document.getElementById(id)?.focus()
          }}
        />
      )}
    </div>
  )
}
