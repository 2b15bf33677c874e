import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './find-programs.ts'

/**
 * With each new window Chromium loads two pages of its own for the suggestions of the address bar, which
 * take more of the processor than a page of the site.
 */
const offFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const flag = '--disable-features='

/** The features that Playwright itself turns off, of which it keeps no public list. */
async function offForPlaywright(executablePath: string): Promise<string[]> {
  const server = await chromium.launchServer({ executablePath, args: [...chromiumFlags] })
  const { spawnargs } = server.process()
  await server.close()
  return spawnargs.filter(arg => arg.startsWith(flag)).flatMap(arg => arg.slice(flag.length))
}

/** Starts the whole browser for Playwright; `flags` come on top of those that it needs anyway. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium() ?? 'chromium'
  // Chromium obeys only the last flag of a name, so that it must repeat what Playwright's own says.
  const off = [...(await offForPlaywright(executablePath)), ...offFeatures].join(',')
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags, flag + off] })
}
