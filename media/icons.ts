import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindConfig from '../tailwind.config.ts'
import { type Image, root } from './image.ts'

const { ghisa } = tailwindConfig.theme.extend.colors
const favicon = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8')

/** The mark of public/favicon.svg; `share` is how much of the square it takes, the rest is bleed. */
function icon(file: string, size: number, share?: number): Image {
  const edge = Math.round(size * (share ?? 1))
  const html = `<!doctype html>
<style>
  html { background: ${share ? ghisa : 'transparent'} }
  body { display: grid; place-items: center; height: 100vh; margin: 0 }
  svg { width: ${edge}px; height: ${edge}px }
</style>
${favicon}`
  return { file, width: size, height: size, html }
}

export const icons = [
  icon('favicon.ico', 32),
  icon('icon-192.png', 192),
  icon('icon-512.png', 512),
  // Home screens cut these: Apple rounds the corners, others may leave only a circle of 80 %.
  icon('apple-touch-icon.png', 180, 0.94),
  icon('icon-maskable-512.png', 512, 0.86),
]
