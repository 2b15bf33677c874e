import type { Page } from '@playwright/test'

const id = 'empty-button'

/** Runs in the page. */
function addButton(buttonId: string) {
  const button = document.createElement('button')
  button.id = buttonId
  button.textContent = buttonId
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 999'
  button.addEventListener('click', () => undefined)
  document.body.append(button)
}

/** Does something while the pointer is on a button of the page that does nothing. */
export async function withEmptyButton<T>(page: Page, use: () => Promise<T>): Promise<T> {
  await page.evaluate(addButton, id)
  const button = page.locator(`#${id}`)
  await button.hover()
  const result = await use()
  await button.evaluate(element => element.remove())
  return result
}
