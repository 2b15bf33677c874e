/*
 * Functions that run in the page. Each is sent there as text, so that it must use nothing from outside.
 */

export const selectors = {
  button: 'button',
  link: 'a[href]',
  input: 'input',
  switch: '[role=switch]',
} as const
export type Role = keyof typeof selectors

/** The middle of the visible element whose name begins like this, scrolled into view; null while it is covered. */
export function locate(selector: string, name: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(each => {
    const labels = 'labels' in each ? [...((each as HTMLInputElement).labels ?? [])] : []
    const text =
      each.getAttribute('aria-label') ?? [...labels, each].map(one => one.textContent).join(' ')
    return each.getClientRects().length > 0 && text.trim().replaceAll(/\s+/g, ' ').startsWith(name)
  })
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null
}

/** Whether React has hydrated the content of the page, not only the layout around it. */
export function isLive(): boolean {
  const title = document.querySelector('h1')
  return title !== null && Object.keys(title).some(key => key.startsWith('__reactProps'))
}

/** What can be read on the screen. */
export const readText = (selector: string): string =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(each => each.getClientRects().length > 0)
    .map(each => each.innerText)
    .join('\n')

export const readAddress = (): string => location.pathname + location.search + location.hash

/** The label, name or text of what has the focus. */
export function readFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
  return label ?? element.getAttribute('aria-label') ?? element.textContent
}

export const readStorage = (): Record<string, string> => ({ ...localStorage })

export const sidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
