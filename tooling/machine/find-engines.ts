import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Finds an installed Firefox; FIREFOX_PATH overrides the usual places. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env
  return (FIREFOX_PATH ? [FIREFOX_PATH] : usualPlaces).find(existsSync)
}

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

/** Finds the driver of WebKitGTK, and a screen for its browser to draw on. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  return existsSync(driver) && existsSync(screen) ? { driver, screen } : undefined
}
