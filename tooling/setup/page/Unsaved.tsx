import { sayValue } from '../../../src/content/schema/schema-node.ts'
import { NamedButton } from './fields/controls.tsx'
import { titleOf } from './form-context.ts'
import { contested, type Saver, type State, valueAt } from './saver.ts'

const say = (value: unknown) => `“${sayValue(value)}”`

function waysOut(fault: string | undefined): [label: string, isKept: boolean][] {
  if (!fault) return []
  return fault === contested
    ? [
        ['Tieni quello scritto qui', true],
        ['Tieni quello sul disco', false],
      ]
    : [['Lascia perdere', false]]
}

/** What was typed and is not on the disk, and what can be done about it. */
export function Unsaved({
  edits,
  onDisk,
  saver,
}: Pick<State, 'edits' | 'onDisk'> & { saver: Saver }) {
  if (!edits.some(({ fault }) => fault)) return null
  return (
    <section className="border-errore border-b-2 bg-carta p-5" aria-label="Non salvato">
      <ul>
        {edits.map((edit, index) => {
          const title = titleOf(edit.file, edit.path)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same value may wait more than once.
            <li key={index}>
              <strong>{title}</strong>: {edit.fault ?? 'aspetta la modifica qui sopra.'} Scritto
              qui: {say(edit.value)}
              {edit.fault === contested && `; sul disco: ${say(valueAt(onDisk, edit))}`}
              <div className="actions">
                {waysOut(edit.fault).map(([label, isKept]) => (
                  <NamedButton
                    key={label}
                    label={label}
                    name={title}
                    onClick={() => saver.settle(edit, isKept)}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <button type="button" onClick={saver.retry}>
        Riprova a salvare
      </button>
    </section>
  )
}
