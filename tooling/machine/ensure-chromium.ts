import { ensureInstalled } from './ensure-installed.ts'
import { findChromium } from './find-chromium.ts'

ensureInstalled({
  name: 'Chromium or Chrome',
  packages: ['chromium'],
  isThere: () => findChromium() !== undefined,
  otherwise: 'or set CHROMIUM_PATH to its program',
})
