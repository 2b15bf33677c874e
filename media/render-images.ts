import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, chromiumMissing, findChromium } from '../tooling/machine/find-chromium.ts'
import { icons } from './icons.ts'
import { type Image, root, saveRecords } from './image.ts'
import { previewImages } from './preview-images.tsx'

const images: Image[] = [...icons, ...previewImages]

/** An icon file around one PNG, which every browser of this century reads. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function render(browser: Browser, { file, width, height, html }: Image) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => Reflect.get(globalThis, 'isReady'))
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  writeFileSync(path.join(root, 'public', file), file.endsWith('.ico') ? ico(png, width) : png)
  console.log(`public/${file}: ${width}x${height}, ${(png.length / 1000).toFixed(1)} kB`)
}

const executablePath = findChromium()
if (!executablePath) {
  console.error(chromiumMissing)
  process.exit(1)
}
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
for (const image of images) await render(browser, image)
await browser.close()

saveRecords(images)
