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
  /** Debian's. */
  packages: string
  isThere: () => unknown
  /** The command works without it, too. */
  isOptional?: true
}

/** The fallback fonts of the site have the size of its own fonts only with the metrics of Arial. */
function hasArialMetrics(): boolean {
  if (process.platform !== 'linux') return true
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? ''
  return /^(?:Arial|Liberation Sans)(?:,|$)/m.test(families)
}

const { CHROMIUM_PATH, E2E_ENGINES = 'firefox webkit', E2E_HOST } = process.env
const isThereFor = (engine: string, program: unknown) => !E2E_ENGINES.includes(engine) || program

const tools: Record<string, Tool[]> = {
  chromium: [
    {
      packages: 'chromium fontconfig fonts-liberation',
      isThere: () => findChromium() && hasArialMetrics(),
    },
    {
      packages: 'chromium-headless-shell',
      isThere: () => CHROMIUM_PATH || findHeadlessChromium() !== findChromium(),
      isOptional: true,
    },
  ],
  nginx: [
    {
      packages: 'nginx libnginx-mod-http-brotli-static',
      isThere: () => E2E_HOST === 'preview' || findNginx(),
    },
  ],
  // libav is for the film: what it depends on brings the codecs of Firefox too, in each version of Debian.
  engines: [
    {
      packages: 'firefox-esr gstreamer1.0-libav',
      isThere: () => isThereFor('firefox', findFirefox()),
    },
    {
      packages: 'webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-libav',
      isThere: () => isThereFor('webkit', findWebKit()),
    },
  ],
  hosts: [
    {
      packages: 'caddy apache2',
      isThere: () => ['/usr/bin/caddy', '/usr/sbin/apache2'].every(existsSync),
    },
  ],
}

for (const tool of process.argv.slice(2).flatMap(kind => tools[kind] ?? [])) {
  const { packages, isThere, isOptional } = tool
  if (isThere()) continue
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing from the packages of the system: ${packages}`)
    for (const command of ['update', `install -y --no-install-recommends ${packages}`])
      spawnSync('/usr/bin/apt-get', ['-qq', ...command.split(' ')], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
  }
  if (isThere() || isOptional) continue
  console.error(
    `Missing: ${packages} (the names of Debian's packages). Install them; README.md says how to name a program that stands elsewhere, and how to do without.`,
  )
  process.exit(1)
}
