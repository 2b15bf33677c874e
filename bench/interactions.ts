import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { companyField, openModal, submitButton } from '../e2e/harness/visitor.ts'
import { atMost, type Row, times } from './row.ts'

const pressKey = (page: Page) => page.keyboard.press('G')

async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

/**
 * On a page that is live: how each is prepared, and done; the most of the processor's time that it may take,
 * as a multiple of that for a button that does nothing.
 */
const interactions = [
  {
    name: 'a key in the modal',
    most: 8,
    address: '/',
    prepare: async (page: Page) => {
      await openModal(page)
      await page.getByLabel('Nome *').click()
    },
    act: pressKey,
  },
  {
    name: 'an empty send',
    most: 24,
    address: '/',
    prepare: async (page: Page) => {
      await openModal(page)
      await submitButton(page).hover()
    },
    act: press,
  },
  {
    name: 'a key in the wizard',
    most: 10,
    address: '/aziende',
    prepare: (page: Page) => companyField(page, 'nome').click(),
    act: pressKey,
  },
]

export async function judgeInteractions(browser: Browser, origin: string, runs: number) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 412, height: 823 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }

  /** Milliseconds that the processor works on the page; whatever else a machine does only adds to them. */
  async function leastTime(prepare: () => Promise<unknown>, act: (page: Page) => Promise<unknown>) {
    const all: number[] = []
    for (let run = 0; run < runs; run++) {
      await prepare()
      await setTimeout(500)
      const before = await read()
      await act(page)
      await setTimeout(500)
      all.push((await read()) - before)
    }
    return Math.min(...all)
  }

  await page.setContent('<button onclick="0">vuoto</button>')
  const empty = await leastTime(() => page.getByText('vuoto').hover(), press)
  const rows: Row[] = []
  for (const { name, most, address, prepare, act } of interactions) {
    const own = await leastTime(async () => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await prepare(page)
    }, act)
    rows.push(atMost(address, name, own / empty, most, { show: times }))
  }
  await page.close()
  return rows
}
