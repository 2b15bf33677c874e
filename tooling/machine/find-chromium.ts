import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Finds an installed Chromium or Chrome; CHROMIUM_PATH overrides the usual places. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : usualPlaces).find(existsSync)
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/** The same engine without a browser's window, which asks a quarter less of the machine; else as above. */
export function findHeadlessChromium(): string | undefined {
  const isChosen = Boolean(process.env.CHROMIUM_PATH)
  return !isChosen && existsSync(headlessShell) ? headlessShell : findChromium()
}

/** Flags for a machine without a desktop or a network. Chromium cannot run as root in its sandbox. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * With each new window Chromium loads two pages of its own for the suggestions of the address bar, which
 * take more of the processor than a page of the site.
 */
export const offFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
