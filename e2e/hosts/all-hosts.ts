import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serverFolder } from '../../tooling/hosting/hosted-site.ts'
import { prepareNginx } from '../harness/run-nginx.ts'

/** A built site, and a folder where a host can keep what it writes. */
export interface Place {
  /** The folder of the site; the files for nginx and Caddy are beside it, in .hosting. */
  site: string
  /** An empty folder. */
  own: string
  hostname: string
  port: number
}

export interface Host {
  name: string
  /** Writes the configuration and gives the command that serves the site until it is ended. */
  serve: (place: Place) => Promise<{ program: string; args: string[]; env?: NodeJS.ProcessEnv }>
  /** Whether its rules lead the domain without www. to the other. */
  leadsBareDomain?: true
  /** The checks whose complaints are right, in their order: this host lacks something. */
  complaints?: string
}

const nginx: Host = {
  name: 'nginx',
  leadsBareDomain: true,
  serve: ({ site, hostname, port }) => prepareNginx({ folder: site, hostname, port }),
}

const caddy: Host = {
  name: 'Caddy',
  leadsBareDomain: true,
  async serve({ site, own, port }) {
    const built = await readFile(path.join(site, '../.hosting/Caddyfile'), 'utf8')
    // Without a certificate, on a port of this machine; all else as the build wrote it.
    const here = built
      .replaceAll(/^([\w.-]+) \{$/gm, `http://$1:${port} {`)
      .replace(serverFolder, site)
    await writeFile(`${own}/Caddyfile`, `{\n\tadmin off\n}\n${here}`)
    return {
      program: '/usr/bin/caddy',
      args: ['run', '--config', `${own}/Caddyfile`, '--adapter', 'caddyfile'],
      env: { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    }
  },
}

/** What a server for many customers has; rewrite and headers are not on in Debian by themselves. */
const apacheModules =
  'mpm_event authz_core alias autoindex deflate dir env filter headers mime negotiation rewrite setenvif'

interface Variant extends Pick<Host, 'name' | 'complaints'> {
  without?: string
  /** What .htaccess may contain, and what is on for its folder. */
  allowOverride?: string
  options?: string
}

/** The domain without www. is left to the panel: a redirect of its own the other way would never end. */
function apache({ without, allowOverride = 'All', options = '', ...about }: Variant): Host {
  const modules = apacheModules.split(' ').filter(module => module !== without)
  return {
    ...about,
    async serve({ site, own, hostname, port }) {
      const config = `${modules.map(each => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
ServerRoot "${own}"
PidFile "${own}/pid"
ErrorLog "${own}/error.log"
DefaultRuntimeDir "${own}"
Listen 127.0.0.1:${port}
ServerName ${hostname}
User www-data
Group www-data
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/autoindex.conf
Include /etc/apache2/mods-available/negotiation.conf
Include /etc/apache2/mods-available/dir.conf
DocumentRoot "${site}"
<Directory "${site}">
    Options Indexes FollowSymLinks ${options}
    AllowOverride ${allowOverride}
    Require all granted
</Directory>
<FilesMatch "^\\.ht">
    Require all denied
</FilesMatch>
`
      await writeFile(`${own}/httpd.conf`, config)
      return { program: '/usr/sbin/apache2', args: ['-f', `${own}/httpd.conf`, '-DFOREGROUND'] }
    },
  }
}

/** Cloudflare's own runtime, some 400 MB. It needs a later Node.js than the project does, which npm has too. */
const cloudflare: Host = {
  name: 'Cloudflare Pages, wrangler',
  async serve({ site, own, port }) {
    const wrangler = `--yes --package wrangler@4.164.0 --package node@22.23.3 -- wrangler pages dev ${site}`
    const flags = `--ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-11-01`
    const env = {
      CI: '1',
      XDG_CONFIG_HOME: own,
      WRANGLER_SEND_METRICS: 'false',
      // The project's .npmrc, which npm hands on, holds it to the Node.js that runs npm.
      npm_config_engine_strict: 'false',
    }
    return { program: 'npx', args: [...`${wrangler} ${flags} --persist-to`.split(' '), own], env }
  },
}

export const allHosts: Host[] = [
  nginx,
  caddy,
  apache({ name: 'Apache' }),
  apache({
    name: 'Apache, narrow AllowOverride',
    allowOverride: 'FileInfo',
    options: 'MultiViews',
  }),
  apache({
    name: 'Apache without mod_rewrite',
    without: 'rewrite',
    complaints: 'site.missing',
  }),
  apache({
    name: 'Apache without mod_headers',
    without: 'headers',
    complaints: 'site.forgotten, site.headers, site.kept-briefly',
  }),
  cloudflare,
]
