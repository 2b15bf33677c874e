import { findChromium } from './chromium.ts'
import { ensureInstalled } from './ensure-installed.ts'

ensureInstalled({
  name: 'Chromium or Chrome',
  packages: ['chromium'],
  isThere: () => findChromium() !== undefined,
  otherwise: 'or set CHROMIUM_PATH to its program',
})
