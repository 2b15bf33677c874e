import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Interaction } from './interactions.ts'

/** How long a visitor holds a button or a key, in milliseconds. */
const hold = 60

/** Puts the pointer or the focus where the interaction happens, and waits until all is still. */
export async function approach(page: Page, { isKey, target, prepare }: Interaction): Promise<void> {
  await prepare?.(page)
  if (isKey) await target(page).click()
  else await target(page).hover()
  await setTimeout(500)
}

/** Presses the mouse where it is. */
export async function click(page: Page): Promise<void> {
  await page.mouse.down()
  await setTimeout(hold)
  await page.mouse.up()
}

export async function act(page: Page, { isKey }: Interaction): Promise<void> {
  if (isKey) await page.keyboard.press('G', { delay: hold })
  else await click(page)
}
