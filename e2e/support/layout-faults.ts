/*
 * Functions that run in the page. Each is sent there as text, so that it must use nothing from outside.
 */

/** Text that is cut off, out of the screen, out of its button or under other text; a page wider than the screen. */
export function layoutFaults(): string[] {
  const root = document.documentElement
  const scope = document.querySelector('[role=dialog]') ?? document.body
  const faults = new Set<string>()
  for (const box of [root, scope]) {
    const wider = box.scrollWidth - box.clientWidth
    if (wider > 0) faults.add(`${box.tagName} scrolls sideways by ${wider} px`)
  }

  interface Line {
    text: string
    node: Node
    layer: Element | null
    box: DOMRect
  }
  const lines: Line[] = []
  const nameOf = (node: Node) => `“${(node.textContent ?? '').trim().slice(0, 40)}”`
  /** What stands over the page by itself, such as the header with its menu. */
  const layerOf = (element: Element) => {
    let layer: Element | null = element
    while (layer && getComputedStyle(layer).zIndex === 'auto') layer = layer.parentElement
    return layer
  }
  /** The text stands outside the box of something that hides what overflows, or of its own button. */
  const isCut = (line: Line, box: Element) => {
    const { overflowX, overflowY, position } = getComputedStyle(box)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isButton = box.matches('button, a, summary, label') && position !== 'fixed'
    const hides = (overflow: string) => /hidden|clip/.test(overflow)
    // What is scrolled within is reached by scrolling; the letters of a tight line stand above it.
    const height = line.box.height / 4
    const isBeside = line.box.left < left - 1 || line.box.right > right + 1
    const isAbove = line.box.top + height < top - 1 || line.box.bottom - height > bottom + 1
    return (
      ((hides(overflowX) || isButton) && isBeside) || ((hides(overflowY) || isButton) && isAbove)
    )
  }
  /** For screen readers alone. */
  const isForEars = (element: Element | null): boolean => {
    if (!element) return false
    const { clipPath, position } = getComputedStyle(element)
    return (clipPath !== 'none' && position === 'absolute') || isForEars(element.parentElement)
  }
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
  const visible = { opacityProperty: true, visibilityProperty: true }
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim()) continue
    if (!element.checkVisibility(visible) || isForEars(element)) continue
    const layer = layerOf(element)
    const words = document.createRange()
    words.selectNodeContents(node)
    for (const box of words.getClientRects()) {
      // The link that skips the header waits above the screen, and so does what is said there.
      if (box.width > 1 && !(box.bottom < 0 && isFixed(element)))
        lines.push({ text: nameOf(node), node, layer, box })
    }
  }
  for (const line of lines) {
    let box = line.node.parentElement
    let isScrolled = false
    while (box && box !== document.body) {
      if (isCut(line, box)) faults.add(`${line.text} is cut off by ${box.tagName}`)
      isScrolled ||= /auto|scroll/.test(getComputedStyle(box).overflowX)
      if (isScrolled || box === line.layer) break
      box = box.parentElement
    }
    const isOut = line.box.left < -1 || line.box.right > root.clientWidth + 1
    if (isOut && !isScrolled) faults.add(`${line.text} is out of the screen`)
  }
  // The middle of each line, because the boxes of letters are higher than the lines of a title.
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const [upper, lower] =
        one.box.top < other.box.top ? [one.box, other.box] : [other.box, one.box]
      const height = upper.bottom - upper.height / 4 - (lower.top + lower.height / 4)
      if (width > 2 && height > 1) faults.add(`${one.text} lies over ${other.text}`)
    }
  }
  return [...faults]
}

/** What cannot be brought to the screen by scrolling, in an open dialog or menu. */
export function hiddenFromScrolling(): string[] {
  const scope = document.querySelector('[role=dialog], details[open] nav')
  if (!scope) return []
  const faults: string[] = []
  for (const element of scope.querySelectorAll('h2, h3, p, li, label, legend, a, button, input')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (!element.textContent?.trim() && !element.matches('input, button')) continue
    if (element.matches('.sr-only')) continue
    const isSeen = (['center', 'start', 'end'] as const).some(block => {
      element.scrollIntoView({ block, behavior: 'instant' })
      return [...element.getClientRects()].some(({ left, width, top, height }) => {
        const found = document.elementFromPoint(
          left + Math.min(width / 2, 12),
          top + Math.min(height / 2, 12),
        )
        return found && (element.contains(found) || found.contains(element))
      })
    })
    if (!isSeen) faults.push(`“${element.textContent?.trim().slice(0, 40)}” cannot be reached`)
  }
  return faults
}
