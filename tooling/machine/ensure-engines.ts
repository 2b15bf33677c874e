import { ensureInstalled } from './ensure-installed.ts'
import { findFirefox } from './find-firefox.ts'
import { findWebKit } from './find-webkit.ts'

const { E2E_ENGINES = 'firefox webkit' } = process.env
const otherwise = 'or do without it: E2E_ENGINES=chromium npm test'

/** For the film: what it depends on brings the codecs of Firefox too, in each version of Debian. */
const codecs = 'gstreamer1.0-libav'

const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr', codecs],
  isThere: () => findFirefox() !== undefined,
}
const webKit = {
  name: 'WebKitGTK with its driver',
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', codecs],
  isThere: () => findWebKit() !== undefined,
}
if (E2E_ENGINES.includes('firefox')) {
  ensureInstalled(firefox, `or set FIREFOX_PATH to its program, ${otherwise}`)
}
if (E2E_ENGINES.includes('webkit')) ensureInstalled(webKit, otherwise)
