import { pages } from '../../src/content/pages.ts'
import { previewImage } from '../../src/content/paths.ts'

/** The icons beside favicon.svg; `share` is how much of the square the mark takes, the rest is bleed. */
export const icons = [
  { file: 'favicon.ico', size: 32, share: 1 },
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  // Home screens cut these: Apple rounds the corners, others may leave only a circle of 80 %.
  { file: 'apple-touch-icon.png', size: 180, share: 0.94 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.86 },
]

export const previewFileOf = (page: string) => previewImage.pathOf(page).slice(1)

const previewFiles = Object.entries(pages).flatMap(([page, { isIndexed }]) =>
  isIndexed ? previewFileOf(page) : [],
)

/** All that the setup draws, in the folder public. */
export const pictureFiles = ['favicon.svg', ...icons.map(({ file }) => file), ...previewFiles]
