import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { companyField, next, openModal, submitButton } from '../e2e/harness/visitor.ts'
import { atMost, type Row, times } from './row.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })

/** Brings the pointer or the focus to where the interaction happens. */
type Prepare = (page: Page) => Promise<unknown>

type Interaction = readonly [name: string, address: string, prepare: Prepare, isKey?: boolean]

const emptyButton: Interaction = ['an empty button', '/', hoverEmptyButton]

const interactions: readonly Interaction[] = [
  ['the modal', '/', page => opener(page).hover()],
  ['a key in the modal', '/', inModal(page => page.getByLabel('Nome *').click()), true],
  ['an empty send', '/', inModal(page => submitButton(page).hover())],
  ['a key in the wizard', '/aziende', page => companyField(page, 'nome').click(), true],
  ['an empty step', '/aziende', page => next(page).hover()],
]

async function hoverEmptyButton(page: Page) {
  await page.evaluate(addEmptyButton)
  await page.getByText('vuoto').hover()
}

function inModal(prepare: Prepare): Prepare {
  return async page => {
    await openModal(page)
    await prepare(page)
  }
}

/** As multiples of a button that does nothing; the Event Timing API counts in steps of half of one. */
const most = { key: 2, other: 4 }

/** How long a visitor holds a button or a key, in milliseconds. */
const hold = 60

/** The shortest that the Event Timing API reports, in milliseconds. */
const shortest = 16

/** Runs in the page. */
function addEmptyButton() {
  const button = document.createElement('button')
  button.textContent = 'vuoto'
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 999'
  button.addEventListener('click', () => undefined)
  document.body.append(button)
}

/** Runs in the page. */
function recordEvents(durationThreshold: number) {
  const durations: number[] = []
  Object.assign(window, { durations })
  const observer = new PerformanceObserver(list => {
    for (const event of list.getEntries())
      if (Reflect.get(event, 'interactionId')) durations.push(event.duration)
  })
  // The type of TypeScript does not know the threshold.
  const options: object = { type: 'event', durationThreshold }
  observer.observe(options)
}

/** Milliseconds from an input to the next paint, with the processor slowed down four times, as on a cheap phone. */
async function timeInput(page: Page, isKey?: boolean): Promise<number> {
  await setTimeout(500)
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(recordEvents, shortest)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isKey) await page.keyboard.press('G', { delay: hold })
  else {
    await page.mouse.down()
    await setTimeout(hold)
    await page.mouse.up()
  }
  await setTimeout(700)
  const durations = await page.evaluate<number[]>('durations')
  return Math.max(shortest, ...durations)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function judgeInteractions(browser: Browser, origin: string, runs: number) {
  async function timeInFreshPage([, address, prepare, isKey]: Interaction): Promise<number> {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 412, height: 823 } })
    await page.goto(address, { waitUntil: 'networkidle' })
    await prepare(page)
    const duration = await timeInput(page, isKey)
    await page.close()
    return duration
  }

  const empty: number[] = []
  const own = new Map(interactions.map((each): [Interaction, number[]] => [each, []]))
  // In turns, because the speed of a machine changes within minutes.
  for (let run = 0; run < runs; run++) {
    empty.push(await timeInFreshPage(emptyButton))
    for (const [each, durations] of own) durations.push(await timeInFreshPage(each))
  }
  return [...own].map(([[name, address, , isKey], durations]): Row => {
    const multiple = median(durations) / median(empty)
    return atMost(address, name, multiple, isKey ? most.key : most.other, { show: times })
  })
}
