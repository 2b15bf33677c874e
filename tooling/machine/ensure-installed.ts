import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

function installFromDebian(name: string, packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`No ${name} found: installing it from the packages of the system.`)
  run('apt-get', 'update', '-qq')
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

export interface Tool {
  name: string
  packages: string[]
  isThere: () => boolean
}

/** Installs a tool that a test or a command needs. Without root or apt-get, says how to install it and exits. */
export function ensureInstalled(tool: Tool, otherwise: string) {
  if (tool.isThere() || (installFromDebian(tool.name, tool.packages) && tool.isThere())) return
  console.error(
    `${tool.name} is missing: install it (on Debian and Ubuntu: sudo apt-get install ${tool.packages.join(' ')}), ${otherwise}.`,
  )
  process.exit(1)
}

/** Installs what makes a test or a command faster; it works without. */
export function installIfOffered({ name, packages, isThere }: Tool) {
  if (!isThere()) installFromDebian(name, packages)
}
