import { existsSync } from 'node:fs'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

/** Finds the driver of WebKitGTK, and a screen for its browser to draw on. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  return existsSync(driver) && existsSync(screen) ? { driver, screen } : undefined
}
