import { existsSync } from 'node:fs'

/** The program that a variable names, or else the first of its usual places that is there. */
function find(variable: string, usualPlaces: string[]): string | undefined {
  const named = process.env[variable]
  return (named ? [named] : usualPlaces).find(existsSync)
}

export const findChromium = () =>
  find('CHROMIUM_PATH', [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  ])

/** Chromium without a browser's window, which asks a quarter less of the machine; else as above. */
export const findHeadlessChromium = () =>
  find('CHROMIUM_PATH', ['/usr/bin/chromium-headless-shell']) ?? findChromium()

export const findFirefox = () =>
  find('FIREFOX_PATH', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])

const webKit = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' }

/** The driver of WebKitGTK, and a screen for its browser to draw on. */
export const findWebKit = () => (Object.values(webKit).every(existsSync) ? webKit : undefined)

/** nginx and its module for .br files. */
export function findNginx(): { program: string; brotliModule: string } | undefined {
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
  const program = find('NGINX_PATH', places)
  const brotliModule = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
    .map(folder => `${folder}/ngx_http_brotli_static_module.so`)
    .find(existsSync)
  return program && brotliModule ? { program, brotliModule } : undefined
}
