import { spawnSync } from 'node:child_process'
import { ensureInstalled, installIfOffered } from './ensure-installed.ts'
import { findChromium, findHeadlessChromium } from './find-chromium.ts'

/** The fallback fonts of the site have the size of its own fonts only with the metrics of Arial. */
function hasArialMetrics(): boolean {
  if (process.platform !== 'linux') return true
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
  return /^(?:Arial|Liberation Sans)(?:,|$)/m.test(families)
}

const chromium = {
  name: 'Chromium or Chrome',
  packages: ['chromium'],
  isThere: () => findChromium() !== undefined,
}
const headlessShell = {
  name: 'Chromium without a window',
  packages: ['chromium-headless-shell'],
  isThere: () => findHeadlessChromium() !== findChromium(),
}
const font = {
  name: 'A font with the metrics of Arial',
  packages: ['fontconfig', 'fonts-liberation'],
  isThere: hasArialMetrics,
}
ensureInstalled(chromium, 'or set CHROMIUM_PATH to its program')
if (!process.env.CHROMIUM_PATH) installIfOffered(headlessShell)
ensureInstalled(font, 'or install Arial')
