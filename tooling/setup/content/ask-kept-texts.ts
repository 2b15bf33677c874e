import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import type { ContentModule } from './content-module.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'
import { type KeptText, keptTexts } from './kept-texts.ts'
import type { ContentFiles } from './open-content.ts'

/** Asks for the words of a text that is not true as it stands. */
async function askWords(terminal: Terminal, module: ContentModule, fields: readonly Field[]) {
  const isReview = fields.every(field => isFieldSettled(module, field))
  for (const field of fields)
    if (isReview || !isFieldSettled(module, field)) await askField(terminal, module, field)
}

/** Only the person knows whether a text is true, so No is the answer of Enter. */
async function askTruth(terminal: Terminal, { variant }: KeptText, message: string) {
  if (!variant) return (await terminal.askYesNo(message)) ? 'yes' : 'no'
  const labels = { no: 'No', yes: 'Sì', other: variant.label }
  return terminal.askChoice<keyof typeof labels>(message, labels, 'no')
}

async function askText(terminal: Terminal, text: KeptText, heading: string) {
  const { module, path, show, fields, variant } = text
  if (module.isWhollyMarked(path)) {
    const truth = await askTruth(terminal, text, `${heading}\n${show()}\nÈ vero così?`)
    if (truth === 'yes') return module.accept(path)
    if (!fields || (variant && truth === 'no')) {
      terminal.say(
        `Resta da fare, in ${module.placeOf(path)}: ${variant?.otherwise ?? 'cambia le parole, poi togli demo( e la parentesi che lo chiude.'}`,
      )
      return
    }
  } else if (fields) terminal.say(heading)
  if (fields) await askWords(terminal, module, fields)
}

/** The texts that came with the site and may be true of this business too. */
export function keptTextSteps(terminal: Terminal, files: ContentFiles): Step[] {
  return keptTexts(files).map(text => {
    const { label, module, path, fields } = text
    const isSettled = () =>
      !module.isMarked(path) && (fields ?? []).every(field => isFieldSettled(module, field))
    return {
      label,
      isSettled,
      isRequired: true,
      // A list is changed in the editor, where all of it can be seen.
      isAsked: () => module.has(path) && (fields !== undefined || module.isWhollyMarked(path)),
      ask: heading => askText(terminal, text, heading),
    }
  })
}
