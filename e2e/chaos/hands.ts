import type { Locator, Page } from '@playwright/test'
import { layout } from '../../src/content/layout.ts'
import { answerTo } from './answers.ts'
import type { Goal, Question, Sight } from './look.ts'

export const manners = ['click', 'double click', 'five enters'] as const

/** How the visitor presses what leads on. */
export type Manner = (typeof manners)[number]

const timeout = 3_000

/** Presses a button or link; false when that is impossible, for instance because it is covered. */
export async function press(page: Page, target: Locator, manner: Manner): Promise<boolean> {
  try {
    if (manner === 'click') await target.click({ timeout })
    if (manner === 'double click') await target.dblclick({ timeout })
    if (manner !== 'five enters') return true
    await target.focus({ timeout })
    for (let times = 0; times < 5; times++) await page.keyboard.press('Enter')
    return true
  } catch {
    return false
  }
}

const formOf = (page: Page, goal: Goal) =>
  goal === 'contact' ? page.getByRole('dialog').locator('form') : page.locator('main form')

/** The button that sends the form or leads to the next step. */
export function submitButton(page: Page, goal: Goal): Locator {
  return formOf(page, goal).locator('button[type=submit]')
}

/** The call to action that this page has in view, or the one of the header. */
export async function findCall(page: Page, goal: Goal): Promise<Locator> {
  if (goal === 'company') return page.getByRole('contentinfo').locator('a[href="/aziende"]')
  const big = page.getByRole('main').getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })
  return (await big.count()) > 0 ? big : page.getByRole('banner').getByText(layout.headerCta)
}

/** Answers what is empty, and remembers each answer; the result is whether anything was. */
export async function fill(
  page: Page,
  goal: Goal,
  { questions }: NonNullable<Sight['form']>,
  typed: Map<string, string>,
): Promise<boolean> {
  let hasFilled = false
  for (const question of questions.filter(({ value }) => value === '')) {
    const answer = answerTo(goal, question)
    if (answer === undefined) continue
    let entered: string
    try {
      entered = await enter(formOf(page, goal), question, answer)
    } catch {
      // The field went away: the next look shows what there is instead.
      return hasFilled
    }
    hasFilled = true
    // A tick is a consent, which a form may well ask for again.
    if (question.kind !== 'tick') typed.set(question.label, entered)
  }
  return hasFilled
}

/** The result is what the form then holds: of a choice its value, which the page may keep. */
async function enter(form: Locator, { kind, label }: Question, answer: string): Promise<string> {
  if (kind === 'text') await form.getByLabel(label, { exact: true }).fill(answer, { timeout })
  if (kind === 'tick') await form.getByRole('checkbox').check({ timeout })
  if (kind !== 'choice') return answer
  const radio = form.getByRole('radio', { name: answer, exact: true })
  await radio.check({ timeout })
  return radio.inputValue({ timeout })
}
