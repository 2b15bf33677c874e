import type { Page } from '@playwright/test'

/*
 * What is said without being asked for: changes of live regions, and the element that gets the focus,
 * because screen readers say both. What a region has when it arrives is not written: only an alert says
 * that.
 */

/** Runs in the page before its own scripts. */
function record() {
  const log: string[] = []
  Reflect.set(globalThis, 'announcements', log)
  const regions = '[role=status], [role=alert], [role=log], output, [aria-live]'
  const known = new WeakMap<Element, string>()

  const isOff = (element: Element) => {
    if (!element.checkVisibility() || element.closest('[aria-hidden=true]')) return true
    return element.getAttribute('aria-live') === 'off'
  }
  const words = (element: Element): string => {
    const parts = [...element.childNodes].map(node => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.matches('style, [aria-hidden=true], svg')) return ''
      const inside = node.getAttribute('aria-label') ?? words(node)
      if (node.matches('button')) return `[button ${inside}]`
      return node.matches('a') ? `[link ${inside}]` : inside
    })
    return parts.join(' ').replace(/\s+/g, ' ').trim()
  }
  const isAlert = (element: Element) =>
    element.getAttribute('role') === 'alert' || element.getAttribute('aria-live') === 'assertive'

  function look() {
    for (const region of document.querySelectorAll(regions)) {
      if (isOff(region)) continue
      const before = known.get(region)
      const now = words(region)
      known.set(region, now)
      if (now === before || now === '' || (before === undefined && !isAlert(region))) continue
      // A list of notifications says what was added to it.
      const isList = region.getAttribute('aria-atomic') === 'false'
      const said = isList && before && now.endsWith(before) ? now.slice(0, -before.length) : now
      const shrank = isList && before?.includes(now)
      if (!shrank) log.push(`${isAlert(region) ? 'alert' : 'status'}: ${said.trim()}`)
    }
  }
  new MutationObserver(look).observe(document, {
    ...{ childList: true, characterData: true, subtree: true },
    ...{ attributes: true, attributeFilter: ['role', 'aria-live', 'aria-hidden', 'hidden'] },
  })

  const named = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .flatMap(id => document.getElementById(id) ?? [])
      .map(words)
      .join(' ')
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.matches('[data-radix-focus-guard]')) return
    // Of what is hidden from them, screen readers hear nothing.
    if (target.closest('[aria-hidden=true]')) return
    const label = 'labels' in target && (target as HTMLInputElement).labels?.[0]
    const name =
      target.getAttribute('aria-label') ??
      (label ? words(label) : named(target, 'aria-labelledby') || words(target))
    const description = named(target, 'aria-describedby')
    const role = target.getAttribute('role') ?? target.localName
    // All of the page would be too much; a screen reader says where it is.
    const what = role === 'main' ? role : `${role} ${name}${description && ` (${description})`}`
    log.push(`focus: ${what.trim()}`)
  })
}

/** Starts to listen, before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(record)
}

/** What was said since the page was opened, or since the last time. */
export function whatWasSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const log: string[] = Reflect.get(globalThis, 'announcements')
    return log.splice(0)
  })
}
