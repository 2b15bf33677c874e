import { importContent } from '../../config/import-content.ts'
import { contentSteps } from '../content/content-steps.ts'
import { openContent } from '../content/open-content.ts'
import { type Answers, openPerson } from './person.ts'

/**
 * Asks only for the words of the site: for those that are missing, or in a review for all; with `only`,
 * for those whose label contains it. Without an answer for a question the person stops there. `left` are the labels of what still is to be answered.
 */
export async function askContent(
  root: string,
  answers: Answers,
  { isReview = false, only = '' } = {},
) {
  const { terminal, heard } = openPerson(answers)
  const files = openContent(root, await importContent(root))
  const now = new Date('2026-03-01T10:00:00Z')
  const steps = contentSteps(terminal, files, { root, now }).filter(({ label }) =>
    label.includes(only),
  )
  async function askAll() {
    for (const step of steps)
      if ((isReview || !step.isSettled()) && step.isAsked?.() !== false) await step.ask(step.label)
  }
  const ended = await askAll().then(
    () => 'done',
    (error: Error) => error.name,
  )
  const left = steps.filter(step => !step.isSettled()).map(({ label }) => label)
  return { ended, heard: heard(), left, content: await importContent(root) }
}
