import { isIndexedPage, pageKeys, previewImage } from '../../src/content/pages.ts'

/** The icons beside favicon.svg; `share` is how much of the square the mark takes, the rest is bleed. */
export const icons = [
  { file: 'favicon.ico', size: 32, share: 1 },
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  // Home screens cut these: Apple rounds the corners, others may leave only a circle of 80 %.
  { file: 'apple-touch-icon.png', size: 180, share: 0.94 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.86 },
]

export const previewFiles = pageKeys
  .filter(isIndexedPage)
  .map(page => ({ page, file: previewImage.path(page).slice(1) }))

/** All that the setup draws, in the folder public. */
export const pictureFiles = ['favicon.svg', ...[...icons, ...previewFiles].map(({ file }) => file)]
