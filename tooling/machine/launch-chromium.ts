import { type Browser, chromium } from '@playwright/test'
import { findChromium, findHeadlessChromium } from './find-programs.ts'

/** Starts Chromium for Playwright; `flags` come on top of those that it needs anyway. */
export const launchChromium = (flags: string[], hasWindow = false): Promise<Browser> =>
  chromium.launch({
    executablePath: (hasWindow ? findChromium() : findHeadlessChromium()) ?? 'chromium',
    args: [
      // Chromium cannot run as root in its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Without a window it would measure letters otherwise, and they would move when their font arrives.
      '--font-render-hinting=none',
      // Without one it knows no connection, and would load pictures from further away.
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      // With a window it loads pages for its address bar, which take more than one of ours.
      ...(hasWindow ? ['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'] : []),
      ...flags,
    ],
  })
