import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { companyForm } from '../src/content/aziende.ts'
import { contact } from '../src/content/contact.ts'
import { cookieBanner } from '../src/content/cookies.ts'
import { paths } from '../src/content/paths.ts'
import { actionBudgets } from './budgets.ts'
import type { Row } from './row.ts'
import { cta, openAndCloseModal, openModal, openPage } from './visitor.ts'

interface Action {
  page: string
  /** From the live page to what is there before. */
  prepare?: (page: Page) => Promise<unknown>
  target: (page: Page) => Locator
  /** A key is pressed in the target; else the target is clicked. */
  isKey?: boolean
}

const { home, companies } = paths
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: keyof typeof companyForm.texts) =>
  page.getByRole('form').getByLabel(companyForm.texts[name].label, { exact: true })

async function fillFirstStep(page: Page) {
  for (const name of ['nome', 'cognome'] as const) await field(page, name).fill('Giulia')
  await field(page, 'email').fill('giulia@azienda.it')
}

/** What visitors do on the way to a lead. */
const actions: Record<keyof typeof actionBudgets, Action> = {
  'modal, cold': { page: home, target: cta },
  'modal, again': { page: home, prepare: openAndCloseModal, target: cta },
  'key in the modal': {
    page: home,
    prepare: openModal,
    target: page => page.getByLabel(contact.fields.nome.label),
    isKey: true,
  },
  'empty send': { page: home, prepare: openModal, target: page => button(page, contact.submit) },
  'cookies accepted': { page: home, target: page => button(page, cookieBanner.accept) },
  answer: {
    page: home,
    // The banner would lie over the questions.
    prepare: page => button(page, cookieBanner.reject).click(),
    target: page => page.locator('#faq').getByRole('button', { expanded: false }).first(),
  },
  route: { page: home, target: page => page.locator(`a[href="${companies}"]:visible`).first() },
  'key in the wizard': { page: companies, target: page => field(page, 'nome'), isKey: true },
  'step forward': {
    page: companies,
    prepare: fillFirstStep,
    target: page => button(page, companyForm.next),
  },
}

/** Milliseconds that the processor works on the page, without those in which other programs have it. */
async function processorTime(cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await read()
  await act()
  await setTimeout(500)
  return (await read()) - before
}

/** Runs in the page. */
function addEmptyButton() {
  const empty = document.createElement('button')
  empty.id = 'empty'
  empty.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: 999; width: 40px; height: 40px'
  empty.addEventListener('click', () => undefined)
  document.body.append(empty)
}

async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

async function measure(browser: Browser, origin: string, { isKey, ...action }: Action) {
  const { page, cdp } = await openPage(browser, origin + action.page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(addEmptyButton)
  await page.locator('#empty').hover()
  await press(page)
  const empty = await processorTime(cdp, () => press(page))
  await page.locator('#empty').evaluate(element => element.remove())
  await action.prepare?.(page)
  await (isKey ? action.target(page).click() : action.target(page).hover())
  await setTimeout(500)
  const own = await processorTime(cdp, () => (isKey ? page.keyboard.press('G') : press(page)))
  await page.close()
  return { own, empty }
}

/** What a visitor does costs the processor so many times what a button does that does nothing. */
export async function judgeActions(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [measureName, action] of Object.entries(actions)) {
    const times = []
    for (let run = 0; run < runs; run++) times.push(await measure(browser, origin, action))
    // Whatever else a machine does only adds to a time.
    const own = Math.min(...times.map(each => each.own))
    const empty = Math.min(...times.map(each => each.empty))
    const most = actionBudgets[measureName as keyof typeof actionBudgets]
    rows.push({
      page: action.page,
      measure: measureName,
      value: `${(own / empty).toFixed(1)} times ${empty.toFixed(1)} ms`,
      budget: `≤ ${most} times`,
      isKept: own <= empty * most,
    })
  }
  return rows
}
