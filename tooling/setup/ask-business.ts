import { exampleOf } from '../config/business-data.ts'
import { type BusinessQuestion, businessQuestions } from './questions.ts'
import type { SiteFile } from './site-file.ts'
import type { Step } from './step.ts'
import type { Terminal } from './terminal.ts'

const isSame = (one: readonly unknown[], other: readonly unknown[] | undefined) =>
  one.join('.') === other?.join('.')

/** Deletes a value that the business does not have, and those that make no sense without it. */
function removeWithDependents(site: SiteFile, { path }: BusinessQuestion) {
  const dependents = businessQuestions.filter(({ needs }) => isSame(path, needs))
  for (const dependent of dependents) removeWithDependents(site, dependent)
  site.remove(path)
}

/** Whether the next answer that everybody has is there: then what comes before it was asked for. */
function isPast(site: SiteFile, question: BusinessQuestion): boolean {
  const later = businessQuestions.slice(businessQuestions.indexOf(question) + 1)
  const next = later.find(({ isOptional, mayWait }) => !isOptional && !mayWait)
  // After the last question the setup asks for the processors.
  return site.isSettled(next?.path ?? ['processors', 0])
}

function isSettled(site: SiteFile, question: BusinessQuestion): boolean {
  const { path, isOptional, comesFilled } = question
  if (comesFilled) return site.isSettled(path) && isPast(site, question)
  const wasSkipped = isOptional === true && site.read(path) === undefined && isPast(site, question)
  return wasSkipped || site.isSettled(path)
}

/** Asks which of the usual answers it is; null for one of the person's own. */
async function askOption(
  terminal: Terminal,
  message: string,
  options: readonly string[],
  present: string,
): Promise<string | null> {
  const labels = {
    none: 'No',
    ...Object.fromEntries(options.map(option => [option, option])),
    own: 'Altro',
  }
  const own = present === '' ? 'none' : 'own'
  const choice: string = await terminal.askChoice<string>(
    message,
    labels,
    options.includes(present) ? present : own,
  )
  if (choice === 'own') return null
  return choice === 'none' ? '' : choice
}

export function businessSteps(terminal: Terminal, site: SiteFile): Step[] {
  return businessQuestions.map(question => {
    const { path, label, explanation, isOptional = false, mayWait = false } = question
    const {
      example = exampleOf(String(path.at(-1))),
      options,
      needs,
      likely,
      split,
      tidy = text => text,
    } = question
    return {
      label,
      isSettled: () => isSettled(site, question),
      isRequired: !isOptional,
      // Who does not have the tax code was asked for it before.
      isAsked: () => !needs || site.isSettled(needs),
      async ask(heading) {
        const wayOut = isOptional ? ' (Invio se non c’è)' : ''
        const later = mayWait ? ' (Invio se non lo sai)' : ''
        const about = explanation ? `\n${explanation}` : ''
        const present = site.isSettled(path)
          ? String(site.read(path)).replaceAll('\u00a0', ' ')
          : String(likely ? (site.read(likely) ?? '') : '')
        const chosen = options ? await askOption(terminal, heading + about, options, present) : null
        const answer =
          chosen ??
          (await terminal.askText({
            message: heading + wayOut + later + about,
            present,
            example,
            findProblem: text =>
              text === '' && (isOptional || mayWait)
                ? null
                : ((split?.(text) ?? [{ path, value: tidy(text) }])
                    .map(part => site.findProblem(part.path, part.value))
                    .find(problem => problem !== null) ?? null),
          }))
        if (answer === '' && mayWait) return
        const parts = site.isSettled(path) ? null : split?.(answer)
        for (const part of parts ?? []) site.write(part.path, part.value)
        if (parts) return
        if (answer === '') removeWithDependents(site, question)
        else if (!site.isSettled(path) || tidy(answer) !== site.read(path))
          site.write(path, tidy(answer))
      },
    }
  })
}
