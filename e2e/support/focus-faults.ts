import type { Page } from '@playwright/test'

/** Runs in the page. What is wrong with the element that has the focus: out of sight, covered, or with a weak ring. */
export function faultOfFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const box = element.getBoundingClientRect()
  const points = [0.02, 0.5, 0.98].flatMap(x =>
    [0.05, 0.5, 0.95].map(y => [box.left + box.width * x, box.top + box.height * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y)
    return found && (element.contains(found) || found.contains(element))
  })
  if (!isSeen) return `${name}: covered at ${Math.round(box.top)}`
  // The answers of a question have theirs around the label.
  const ring = [element, element.closest('label')]
    .flatMap(each => (each ? [getComputedStyle(each)] : []))
    .find(({ outlineStyle }) => outlineStyle !== 'none')
  if (!ring) return `${name}: no ring`
  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map(channel => {
      const part = channel / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  // The ring stands outside: its ground is the first opaque one around the element.
  let ground = element.parentElement
  while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0)
    ground = ground.parentElement
  const [dark = 0, light = 0] = [
    luminance(ring.outlineColor),
    luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'),
  ].sort((one, other) => one - other)
  const contrast = (light + 0.05) / (dark + 0.05)
  return contrast >= 3 ? null : `${name}: ring of ${contrast.toFixed(2)}:1`
}

/** Gives the focus to all that can have it, and lists what is wrong there. */
function walk(fault: () => string | null): string[] {
  const scope = document.querySelector('[role=dialog]') ?? document.body
  const selector = 'a[href], button, input, summary, video, iframe'
  return [...scope.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
    if (element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true }))
      return []
    // As with Tab: what is focused already would not be scrolled to.
    element.blur()
    element.focus({ focusVisible: true } as FocusOptions)
    return document.activeElement === element ? (fault() ?? []) : []
  })
}

/** As the focus goes through an open dialog, or else the page. */
export const faultsOfFocus = (page: Page): Promise<string[]> =>
  page.evaluate(`(${walk})(${faultOfFocus})`)
