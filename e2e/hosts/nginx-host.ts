import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nginxSite } from '../../tooling/hosting/nginx.ts'
import { nginxConfig, nginxVersion, requireNginx } from '../../tooling/hosting/nginx-config.ts'
import type { Host } from './host.ts'

export const nginx: Host = {
  name: 'nginx',
  version: nginxVersion,
  async serve({ site, serverFiles, own, hostname, port }) {
    const server = nginxSite({
      listen: [`127.0.0.1:${port}`],
      hostname,
      folder: site,
      rulesFile: path.join(serverFiles, 'nginx/rules.conf'),
    })
    await writeFile(`${own}/nginx.conf`, nginxConfig(own, server))
    const { program } = requireNginx()
    return { program, args: ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr'] }
  },
  differences: {},
}
