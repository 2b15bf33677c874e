/*
 * Functions that run in the page. Each is sent there as text, so that it must use nothing from outside.
 */

/** What would move, or does: transitions and animations that take time. */
export function movements(): string[] {
  const takesTime = (times: string) => times.split(',').some(time => Number.parseFloat(time) > 0.01)
  const moving = [...document.querySelectorAll('*')].filter(element => {
    const { transitionProperty, transitionDuration, animationName, animationDuration } =
      getComputedStyle(element)
    const changes = transitionProperty !== 'none' && takesTime(transitionDuration)
    return changes || (animationName !== 'none' && takesTime(animationDuration))
  })
  return [...new Set(moving.map(element => `${element.tagName}.${element.className}`))]
}

/** Text below 7:1 (WCAG 2.2, 1.4.6: large text 4.5:1), as its colours are written. */
export function faintTexts(): string[] {
  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const part = (value: number) => {
      const channel = value / 255
      return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255]
    const color = channels(getComputedStyle(element).backgroundColor)
    return color[3] === 0 ? groundOf(element.parentElement) : color
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const faint = new Set<string>()
  const scope = document.querySelector('[role=dialog]') ?? document.body
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest(':disabled, [aria-hidden]'))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const ground = groundOf(element)
    const opacity = opacityOf(element)
    const ink = channels(color).map(
      (value, index) => value * opacity + (ground[index] ?? 0) * (1 - opacity),
    )
    const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b)
    const contrast = (light + 0.05) / (dark + 0.05)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    if (contrast < (isLarge ? 4.5 : 7))
      faint.add(`“${node.textContent.trim().slice(0, 40)}” ${contrast.toFixed(2)}:1 ${color}`)
  }
  return [...faint]
}
