import { existsSync } from 'node:fs'
import { ensureInstalled } from './ensure-installed.ts'
import { nginxTool } from './find-nginx.ts'

const hosts = [
  nginxTool,
  { name: 'Caddy', packages: ['caddy'], isThere: () => existsSync('/usr/bin/caddy') },
  { name: 'Apache', packages: ['apache2'], isThere: () => existsSync('/usr/sbin/apache2') },
]

for (const host of hosts) ensureInstalled(host, 'as the servers that npm run hosts examines')
