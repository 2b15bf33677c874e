import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.ts'
import { findChromium } from './find-chromium.ts'

/** The site's fallback fonts take the room of its real ones only where Arial's metrics are known. */
function hasArialMetrics(): boolean {
  if (process.platform !== 'linux') return true
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
  return /^(?:Arial|Liberation Sans)(?:,|$)/m.test(families)
}

ensureInstalled({
  name: 'Chromium or Chrome',
  packages: ['chromium'],
  isThere: () => findChromium() !== undefined,
  otherwise: 'or set CHROMIUM_PATH to its program',
})
ensureInstalled({
  name: 'a font with the metrics of Arial',
  packages: ['fontconfig', 'fonts-liberation'],
  isThere: hasArialMetrics,
  otherwise: 'or install Arial',
})
