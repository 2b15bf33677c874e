import type { Terminal } from '../terminal.ts'
import type { ContentModule } from './content-module.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'

const later = 'Nessuno, per ora'
const own = 'Un altro'

/**
 * Asks which document proves something, and writes it. None is proposed as the answer of Enter: it
 * would be a statement that nobody has made. The result is the key of another answer that was chosen,
 * 'later' if there is no document yet, and null if there is one.
 */
export async function askDocument(
  terminal: Terminal,
  module: ContentModule,
  field: Field,
  {
    message,
    documents,
    others = {},
  }: { message: string; documents: readonly string[]; others?: Readonly<Record<string, string>> },
): Promise<string | null> {
  const isSettled = isFieldSettled(module, field)
  const present = isSettled ? String(module.read(field.path)) : ''
  const labels = {
    later,
    ...others,
    ...Object.fromEntries(documents.map(document => [document, document])),
    own,
  }
  const known = documents.includes(present) ? present : 'own'
  const choice: string = await terminal.askChoice<string>(
    message,
    labels,
    isSettled ? known : 'later',
  )
  if (choice === 'later' || choice in others) return choice
  if (choice === 'own') await askField(terminal, module, field)
  else if (choice !== present) module.write(field.path, choice)
  return null
}
