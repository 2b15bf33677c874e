import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serverFolder } from '../../tooling/hosting/hosted-site.ts'
import type { Host } from './host.ts'

const program = 'caddy'

export const caddy: Host = {
  name: 'Caddy',
  version: () => {
    const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' })
    return /[\d.]+/.exec(stdout)?.[0] ?? ''
  },
  async serve({ site, serverFiles, own, port }) {
    const built = await readFile(path.join(serverFiles, 'Caddyfile'), 'utf8')
    // Without a certificate, on a port of this machine; all else as the build wrote it.
    const here = built
      .replaceAll(/^([\w.-]+) \{$/gm, `http://$1:${port} {`)
      .replace(serverFolder, site)
    await writeFile(`${own}/Caddyfile`, `{\n\tadmin off\n}\n${here}`)
    return {
      program,
      args: ['run', '--config', `${own}/Caddyfile`, '--adapter', 'caddyfile'],
      env: { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    }
  },
  differences: {},
}
