import type { Locator, Page } from '@playwright/test'
import { cookieBanner } from '../src/content/cookies.ts'
import { video } from '../src/content/home.ts'
import { layout } from '../src/content/layout.ts'
import { banner } from './consent.ts'

/**
 * Where a part must stand out: what is drawn inside it or in its centre, or its edge against what is around
 * it. What lies over the page has an edge by its colour too, and needs a line where colours are taken away.
 */
type Look = 'inside' | 'centre' | 'edge' | 'surface'

const header = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
/** What is in front of the visitor. */
const front = (page: Page) => page.locator('[role=dialog], body:not(:has([role=dialog])) main')

/** What must be seen with whatever a visitor has set: how to find it, and where it must stand out. */
const parts = {
  logo: ['inside', page => header(page).locator('svg').first()],
  'header button': ['edge', page => header(page).getByRole('button')],
  'menu button': ['inside', page => page.getByLabel(layout.menu).locator('svg')],
  menu: ['inside', page => header(page).locator('details nav a').first()],
  banner: ['surface', banner],
  'banner buttons': ['edge', page => banner(page).getByRole('button', { name: 'Rifiuta tutti' })],
  'banner cross': [
    'inside',
    page => banner(page).getByRole('button', { name: cookieBanner.close }).locator('svg'),
  ],
  play: ['inside', page => page.getByRole('button', { name: video.play }).locator('svg').last()],
  'film button': ['edge', page => page.locator('.aspect-video button')],
  plus: ['centre', page => page.locator('#faq h3 button[data-state=closed] svg').first()],
  minus: ['centre', page => page.locator('#faq h3 button[data-state=open] svg')],
  dialog: ['surface', dialog],
  cross: ['inside', page => dialog(page).getByRole('button', { name: 'Chiudi' }).locator('svg')],
  switch: ['edge', page => page.getByRole('switch').nth(1)],
  field: ['edge', page => front(page).locator('input:not([type=checkbox])').first()],
  box: ['edge', page => dialog(page).getByRole('checkbox')],
  answer: ['edge', page => page.getByRole('form').locator('label:has([type=radio])').first()],
  circle: ['inside', page => page.getByRole('form').getByRole('radio').first()],
  submit: ['edge', page => front(page).locator('[type=submit], .grid > button:last-child').last()],
  error: ['inside', page => front(page).locator('[id$=-error]').first()],
  notice: ['inside', page => front(page).locator('[tabindex="-1"] > p').last()],
  plates: ['inside', page => page.getByRole('progressbar')],
  toast: ['surface', page => page.locator('[data-sonner-toast][data-front=true]')],
} satisfies Record<string, [Look, (page: Page) => Locator]>

export type Part = keyof typeof parts

/** A picture of the element, and of some pixels around it. */
async function pictureOf(page: Page, part: Locator, around: number) {
  await part.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not displayed`)
  const x = Math.max(0, box.x - around)
  const y = Math.max(0, box.y - around)
  const right = box.x + box.width + around
  const bottom = box.y + box.height + around
  const clip = { x, y, width: right - x, height: bottom - y }
  return (await page.screenshot({ clip })).toString('base64')
}

interface Picture {
  png: string
  look: Look
}

/**
 * Runs in the page. The highest contrast in the picture: of two colours that are more than specks; or,
 * for an edge, across the side of it that stands out least.
 */
async function contrastOf({ png, look }: Picture): Promise<number> {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  if (!canvas) throw new Error('There is no canvas')
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, width, height)
  const part = (value = 0) => {
    const channel = value / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  const luminances = Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * 4)
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  })
  const contrast = (values: number[]) => {
    const [dark = 0, light = 0] = [Math.min(...values), Math.max(...values)]
    return (light + 0.05) / (dark + 0.05)
  }
  if (look === 'inside' || look === 'centre') {
    // The hundredth part at either end: edges that are smoothed do not count, a thin line does.
    const sorted = luminances.sort((one, other) => one - other)
    const speck = Math.floor(sorted.length / 100)
    return contrast(sorted.slice(speck, sorted.length - speck))
  }
  // Not as deep as the text of a button, but deeper than the widest border of a surface.
  const depth = Math.min(look === 'surface' ? 24 : 10, width, height)
  const at = (x: number, y: number) => luminances[Math.round(y) * width + Math.round(x)] ?? 0
  const across = [0.25, 0.5, 0.75].flatMap(share => {
    const x = share * (width - 1)
    const y = share * (height - 1)
    const steps = Array.from({ length: depth }, (_, step) => step)
    return [
      steps.map(step => at(step, y)),
      steps.map(step => at(width - 1 - step, y)),
      steps.map(step => at(x, step)),
      steps.map(step => at(x, height - 1 - step)),
    ]
  })
  return Math.min(...across.map(contrast))
}

/** The parts that do not stand out by this contrast. */
export async function faintParts(
  page: Page,
  names: readonly Part[],
  enough: number,
  { surfaces = true } = {},
) {
  const faint: string[] = []
  for (const name of names) {
    const [look, find] = parts[name]
    if (look === 'surface' && !surfaces) continue
    const around = { inside: 0, centre: -9, edge: 5, surface: 8 }[look]
    const png = await pictureOf(page, find(page), around)
    const contrast = await page.evaluate(contrastOf, { png, look })
    if (contrast < enough) faint.push(`${name}: ${contrast.toFixed(2)}:1`)
  }
  return faint
}
