import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  findChromium,
  findFirefox,
  findHeadlessChromium,
  findNginx,
  findWebKit,
} from './find-programs.ts'

/* Installs what a command needs: tsx tooling/machine/ensure.ts chromium nginx */

interface Tool {
  name: string
  packages: string
  isThere: () => boolean
  /** What else there is to do where it cannot be installed; without it, the command works all the same. */
  otherwise?: string
}

/** The fallback fonts of the site have the size of its own fonts only with the metrics of Arial. */
function hasArialMetrics(): boolean {
  if (process.platform !== 'linux') return true
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
  return /^(?:Arial|Liberation Sans)(?:,|$)/m.test(families)
}

const { CHROMIUM_PATH, E2E_ENGINES = 'firefox webkit', E2E_HOST } = process.env
const withoutEngines = 'or do without it: E2E_ENGINES=chromium npm test'

const tools: Record<string, Tool[]> = {
  chromium: [
    {
      name: 'Chromium or Chrome',
      packages: 'chromium',
      isThere: () => findChromium() !== undefined,
      otherwise: 'or set CHROMIUM_PATH to its program',
    },
    {
      name: 'Chromium without a window',
      packages: 'chromium-headless-shell',
      isThere: () => Boolean(CHROMIUM_PATH) || findHeadlessChromium() !== findChromium(),
    },
    {
      name: 'A font with the metrics of Arial',
      packages: 'fontconfig fonts-liberation',
      isThere: hasArialMetrics,
      otherwise: 'or install Arial',
    },
  ],
  nginx: [
    {
      name: 'nginx with its brotli module',
      packages: 'nginx libnginx-mod-http-brotli-static',
      isThere: () => E2E_HOST === 'preview' || findNginx() !== undefined,
      otherwise: 'or do without it: E2E_HOST=preview npm test',
    },
  ],
  // libav is for the film: what it depends on brings the codecs of Firefox too, in each version of Debian.
  engines: [
    {
      name: 'Firefox',
      packages: 'firefox-esr gstreamer1.0-libav',
      isThere: () => !E2E_ENGINES.includes('firefox') || findFirefox() !== undefined,
      otherwise: `or set FIREFOX_PATH to its program, ${withoutEngines}`,
    },
    {
      name: 'WebKitGTK with its driver',
      packages: 'webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav',
      isThere: () => !E2E_ENGINES.includes('webkit') || findWebKit() !== undefined,
      otherwise: withoutEngines,
    },
  ],
  hosts: [
    {
      name: 'Caddy or Apache',
      packages: 'caddy apache2',
      isThere: () => ['/usr/bin/caddy', '/usr/sbin/apache2'].every(existsSync),
      otherwise: 'as the servers that npm run hosts examines',
    },
  ],
}

function run(command: string, parameters: string): boolean {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync(command, parameters.split(' '), { stdio: [...stdio] }).status === 0
}

function installFromDebian({ name, packages, isThere }: Tool): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`${name} is missing: installing it from the packages of the system.`)
  run('apt-get', 'update -qq')
  return run('apt-get', `install -y -qq --no-install-recommends ${packages}`) && isThere()
}

for (const tool of process.argv.slice(2).flatMap(kind => tools[kind] ?? [])) {
  const { name, packages, isThere, otherwise } = tool
  if (isThere() || installFromDebian(tool) || !otherwise) continue
  console.error(
    `${name} is missing: install it (on Debian and Ubuntu: sudo apt-get install ${packages}), ${otherwise}.`,
  )
  process.exit(1)
}
