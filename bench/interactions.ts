import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { companyField, openModal, submitButton } from '../e2e/harness/visitor.ts'
import { interactionBudgets, type Row } from './budgets.ts'

const pressKey = (page: Page) => page.keyboard.press('G')

async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

/** On a page that is live: how each is prepared, and done. */
const interactions = {
  'a key in the modal': {
    address: '/',
    async prepare(page: Page) {
      await openModal(page)
      await page.getByLabel('Nome *').click()
    },
    act: pressKey,
  },
  'an empty send': {
    address: '/',
    async prepare(page: Page) {
      await openModal(page)
      await submitButton(page).hover()
    },
    act: press,
  },
  'a key in the wizard': {
    address: '/aziende',
    prepare: (page: Page) => companyField(page, 'nome').click(),
    act: pressKey,
  },
} satisfies Record<keyof typeof interactionBudgets, object>

export async function judgeInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Row[]> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 412, height: 823 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }

  /** Milliseconds that the processor works on the page; whatever else a machine does only adds to them. */
  async function leastTime(prepare: () => Promise<unknown>, act: (page: Page) => Promise<unknown>) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      await prepare()
      await setTimeout(500)
      const before = await read()
      await act(page)
      await setTimeout(500)
      times.push((await read()) - before)
    }
    return Math.min(...times)
  }

  // A button that does nothing.
  await page.setContent('<button onclick="0">vuoto</button>')
  const empty = await leastTime(() => page.getByText('vuoto').hover(), press)
  const rows: Row[] = []
  for (const [name, { address, prepare, act }] of Object.entries(interactions)) {
    const own = await leastTime(async () => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await prepare(page)
    }, act)
    const most = interactionBudgets[name as keyof typeof interactionBudgets]
    rows.push({
      page: address,
      measure: name,
      value: `${(own / empty).toFixed(1)} times ${empty.toFixed(1)} ms`,
      budget: `≤ ${most} times`,
      isKept: own <= empty * most,
    })
  }
  await page.close()
  return rows
}
