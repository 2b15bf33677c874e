import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

function run(...[command = '', ...parameters]: string[]): boolean {
  return spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('No Chromium found: installing it from the packages of the system.')
  run('apt-get', 'update', '-qq')
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

if (!findChromium() && !(installFromDebian() && findChromium())) {
  console.error(
    'The browser tests need Chromium or Chrome: install it (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  )
  process.exit(1)
}
