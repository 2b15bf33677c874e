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

export function businessSteps(terminal: Terminal, site: SiteFile): Step[] {
  return businessQuestions.map(question => {
    const { path, label, explanation, isOptional = false, needs, tidy = text => text } = question
    return {
      label,
      isSettled: () => site.isSettled(path),
      isRequired: !isOptional,
      async ask(heading) {
        // Who does not have the tax code was asked for it before.
        if (needs && !site.isSettled(needs)) return
        const wayOut = isOptional ? '\nSe non c’è, premi Invio lasciando vuoto.' : ''
        const answer = await terminal.askText({
          message: `${heading}\n${explanation}${wayOut}`,
          present: site.isSettled(path) ? String(site.read(path)).replaceAll('\u00a0', ' ') : '',
          example: exampleOf(String(path.at(-1))),
          findProblem: text =>
            text === '' && isOptional ? null : site.findProblem(path, tidy(text)),
        })
        if (answer === '') removeWithDependents(site, question)
        else if (!site.isSettled(path) || tidy(answer) !== site.read(path))
          site.write(path, tidy(answer))
      },
    }
  })
}
