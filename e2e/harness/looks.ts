import type { Locator, Page } from '@playwright/test'

/* What can be wrong with the looks of a page: text, focus and parts that are not seen. */

type Fault = 'layout' | 'reach' | 'focus'

/** Runs in the page, as text, so that it must use nothing from outside. */
function look(kinds: Fault[]): string[] {
  const root = document.documentElement
  const dialog = () => document.querySelector('[role=dialog]')
  const nameOf = (node: Node) => `“${(node.textContent ?? '').trim().slice(0, 40)}”`
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : []
  const visible = { opacityProperty: true, visibilityProperty: true }

  interface Line {
    text: string
    node: Node
    box: DOMRect
    /** From the element of the text to what stands over the page by itself, such as the header. */
    boxes: Element[]
  }

  function linesIn(scope: Element): Line[] {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility(visible) || !node.textContent?.trim()) continue
      const around = ancestors(element)
      const styles = around.map(each => getComputedStyle(each))
      const isForEars = styles.some(
        each => each.clipPath !== 'none' && each.position === 'absolute',
      )
      if (isForEars) continue
      const isFixed = styles.some(({ position }) => position === 'fixed')
      const layer = styles.findIndex(({ zIndex }) => zIndex !== 'auto')
      const boxes = layer === -1 ? around : around.slice(0, layer + 1)
      const words = document.createRange()
      words.selectNodeContents(node)
      for (const box of words.getClientRects()) {
        // The link that skips the header waits above the screen, and so does what is said there.
        if (box.width > 1 && !(box.bottom < 0 && isFixed))
          lines.push({ text: nameOf(node), node, box, boxes })
      }
    }
    return lines
  }

  /** The text stands outside the box of something that hides its overflow, or outside its button. */
  function isCut(line: Line, element: Element) {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isButton = element.matches('button, a, summary, label') && position !== 'fixed'
    const hides = (overflow: string) => isButton || /hidden|clip/.test(overflow)
    // The letters of a tight line stand above it.
    const height = line.box.height / 4
    const isBeside = line.box.left < box.left - 1 || line.box.right > box.right + 1
    const isAbove = line.box.top + height < box.top - 1 || line.box.bottom - height > box.bottom + 1
    return (hides(overflowX) && isBeside) || (hides(overflowY) && isAbove)
  }

  /** The middle of each line, because the boxes of letters are higher than the lines of a title. */
  function lieOver(one: Line, other: Line) {
    if (one.node === other.node || one.boxes.at(-1) !== other.boxes.at(-1)) return false
    const left = Math.max(one.box.left, other.box.left)
    const right = Math.min(one.box.right, other.box.right)
    const [upper, lower] = one.box.top < other.box.top ? [one.box, other.box] : [other.box, one.box]
    const height = upper.bottom - upper.height / 4 - (lower.top + lower.height / 4)
    return right - left > 2 && height > 1
  }

  /** Text that is cut off, out of the screen or under other text; a page wider than the screen. */
  function layout() {
    const scope = dialog() ?? document.body
    const faults = [root, scope]
      .filter(box => box.scrollWidth > box.clientWidth)
      .map(box => `${box.tagName} scrolls sideways`)
    const lines = linesIn(scope)
    for (const [index, line] of lines.entries()) {
      const { text, box, boxes } = line
      // What is scrolled within is reached by scrolling.
      const scrolled = boxes.findIndex(each => /auto|scroll/.test(getComputedStyle(each).overflowX))
      const inside = scrolled === -1 ? boxes : boxes.slice(0, scrolled + 1)
      const cut = inside.find(each => each !== document.body && each !== root && isCut(line, each))
      if (cut) faults.push(`${text} is cut off by ${cut.tagName}`)
      const isOut = box.left < -1 || box.right > root.clientWidth + 1
      if (isOut && scrolled === -1) faults.push(`${text} is out of the screen`)
      const covered = lines.slice(index + 1).find(other => lieOver(line, other))
      if (covered) faults.push(`${text} lies over ${covered.text}`)
    }
    return [...new Set(faults)]
  }

  const isSeenAt = (element: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (element.contains(found) || found.contains(element))
  }

  /** What cannot be brought to the screen by scrolling, in an open dialog or menu. */
  function reach() {
    const scope = document.querySelector('[role=dialog], details[open] nav')
    const parts = scope?.querySelectorAll('h2, h3, p, li, label, legend, a, button, input') ?? []
    return [...parts].flatMap(part => {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.matches('.sr-only')) return []
      if (!part.textContent?.trim() && !part.matches('input, button')) return []
      const isSeen = (['center', 'start', 'end'] as const).some(block => {
        part.scrollIntoView({ block, behavior: 'instant' })
        return [...part.getClientRects()].some(({ left, width, top, height }) =>
          isSeenAt(part, left + Math.min(width / 2, 12), top + Math.min(height / 2, 12)),
        )
      })
      return isSeen ? [] : [`${nameOf(part)} cannot be reached`]
    })
  }

  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
  function luminance(color: string) {
    const [red = 0, green = 0, blue = 0] = channels(color).map(channel => {
      const part = channel / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** What is wrong with the element that has the focus: out of sight, covered, or with a weak ring. */
  function stop() {
    const element = document.activeElement
    if (!element || element === document.body) return []
    const name = element.getAttribute('aria-label') ?? nameOf(element)
    const box = element.getBoundingClientRect()
    const isSeen = [0.02, 0.5, 0.98].some(x =>
      [0.05, 0.5, 0.95].some(y =>
        isSeenAt(element, box.left + box.width * x, box.top + box.height * y),
      ),
    )
    if (!isSeen) return [`${name}: covered at ${Math.round(box.top)}`]
    // The answers of a question have theirs around the label.
    const ring = [element, element.closest('label') ?? element]
      .map(each => getComputedStyle(each))
      .find(({ outlineStyle }) => outlineStyle !== 'none')
    if (!ring) return [`${name}: no ring`]
    // The ring stands outside: its ground is the first opaque one around the element.
    const ground = ancestors(element.parentElement)
      .map(each => getComputedStyle(each).backgroundColor)
      .find(color => channels(color)[3] !== 0)
    const [dark = 0, light = 0] = [ring.outlineColor, ground ?? 'rgb(255, 255, 255)']
      .map(luminance)
      .sort((one, other) => one - other)
    const contrast = (light + 0.05) / (dark + 0.05)
    return contrast >= 3 ? [] : [`${name}: ring of ${contrast.toFixed(2)}:1`]
  }

  /** Gives the focus to all that can have it in an open dialog, or else on the page. */
  function focus() {
    const selector = 'a[href], button, input, summary, video, iframe'
    const all = (dialog() ?? document.body).querySelectorAll<HTMLElement>(selector)
    return [...all].flatMap(element => {
      if (element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true }))
        return []
      // As with Tab: what is focused already would not be scrolled to.
      element.blur()
      element.focus({ focusVisible: true } as FocusOptions)
      return document.activeElement === element ? stop() : []
    })
  }

  const looks = { layout, reach, focus }
  return kinds.flatMap(kind => looks[kind]())
}

export const faultsOf = (page: Page, ...kinds: Fault[]) => page.evaluate(look, kinds)

/** Where a part must stand out: what is drawn in it or in its middle, or its edge against what is around it. */
export type Look = 'inside' | 'middle' | 'edge'

/** Runs in the page: the contrast of the darkest and the lightest pixels of a picture, but for specks. */
async function contrastOf(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const { data = [] } = canvas?.getImageData(0, 0, image.width, image.height) ?? {}
  const light = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminances = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red, green, blue] = data.slice(pixel * 4, pixel * 4 + 3)
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }).sort((one, other) => one - other)
  const speck = Math.floor(luminances.length / 100)
  return ((luminances.at(-1 - speck) ?? 0) + 0.05) / ((luminances[speck] ?? 0) + 0.05)
}

export async function contrastOfPart(page: Page, part: Locator, look: Look): Promise<number> {
  await part.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not displayed`)
  const { x, y, width, height } = box
  const clip = {
    inside: box,
    middle: { x: x + 9, y: y + 9, width: width - 18, height: height - 18 },
    // Across its upper edge.
    edge: { x: x + width / 4, y: Math.max(0, y - 6), width: 8, height: 16 },
  }[look]
  // Hiding the caret would style the whole page anew.
  const picture = await page.screenshot({ clip, caret: 'initial' })
  return page.evaluate(contrastOf, picture.toString('base64'))
}
