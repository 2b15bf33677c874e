import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { explain } from './causes.ts'
import { act, approach, click } from './do-interaction.ts'
import { withEmptyButton } from './empty-button.ts'
import { recordEvents, timeInput } from './event-timing.ts'
import type { Interaction } from './interactions.ts'
import { openPage } from './open-page.ts'
import { causeCategories, recordTrace } from './trace.ts'
import { timeTasks, untilPaint } from './until-paint.ts'

/** What an interaction took in each fresh page, and what an empty button of the same pages did. */
export interface InteractionTimes {
  interaction: Interaction
  /** Milliseconds to the next paint, four times slowed down. */
  site: number[]
  empty: number[]
  /** Milliseconds of the processor, at its own speed. */
  processor: number[]
  emptyProcessor: number[]
  /** How many times longer the page's tasks took than the processor worked on them. */
  stretch: number[]
}

/** A slow phone beside the machine that measures. */
const slowdown = 4
const emptyClicks = 3
/** The processor's own time differs less from run to run. */
const mostTraces = 5

async function timeOnce(browser: Browser, origin: string, times: InteractionTimes) {
  const { interaction } = times
  const { page, cdp, close } = await openPage(browser, origin + interaction.path)
  await page.evaluate(recordEvents)
  const slowDown = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(slowdown)
  await withEmptyButton(page, async () => {
    for (let count = 0; count < emptyClicks; count++)
      times.empty.push(await timeInput(page, () => click(page)))
  })
  await slowDown(1)
  await approach(page, interaction)
  await slowDown(slowdown)
  times.site.push(await timeInput(page, () => act(page, interaction)))
  await close()
}

function traceInput(
  browser: Browser,
  page: Page,
  input: (page: Page) => Promise<void>,
  moreCategories?: string[],
) {
  const happen = async () => {
    await input(page)
    await setTimeout(400)
  }
  return recordTrace(browser, happen, moreCategories)
}

async function traceOnce(browser: Browser, origin: string, times: InteractionTimes) {
  const { interaction } = times
  const { page, close } = await openPage(browser, origin + interaction.path)
  await withEmptyButton(page, async () => {
    await click(page)
    for (let count = 0; count < emptyClicks; count++) {
      const trace = await traceInput(browser, page, click)
      times.emptyProcessor.push(timeTasks(untilPaint(trace)).processor)
    }
  })
  await approach(page, interaction)
  const trace = await traceInput(browser, page, () => act(page, interaction))
  const { elapsed, processor } = timeTasks(untilPaint(trace))
  times.processor.push(processor)
  times.stretch.push(elapsed / processor)
  await close()
}

/** Times each interaction in fresh pages. They take turns, so that all meet the same machine. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  interactions: Interaction[],
  runs: number,
): Promise<InteractionTimes[]> {
  const all = interactions.map(
    (interaction): InteractionTimes => ({
      interaction,
      site: [],
      empty: [],
      processor: [],
      emptyProcessor: [],
      stretch: [],
    }),
  )
  for (let run = 1; run <= runs; run++) {
    console.error(`Interactions ${run}/${runs}`)
    for (const times of all) {
      await timeOnce(browser, origin, times)
      if (run <= mostTraces) await traceOnce(browser, origin, times)
    }
  }
  return all
}

/** Does an interaction once more, and says what it spends its time on. */
export async function explainInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<string[]> {
  const { page, close } = await openPage(browser, origin + interaction.path)
  await approach(page, interaction)
  const trace = await traceInput(browser, page, () => act(page, interaction), causeCategories)
  await close()
  return explain(trace)
}
