import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { because, type Difference, type Host } from './host.ts'

const program = '/usr/sbin/apache2'
const modulesFolder = '/usr/lib/apache2/modules'

/** What a server for many customers has; rewrite and headers are not on in Debian by themselves. */
const modules = [
  'mpm_event',
  'authz_core',
  'alias',
  'autoindex',
  'deflate',
  'dir',
  'env',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
]

const ofEveryApache = {
  ...because('Apache’s own configuration refuses these files before .htaccess is asked.', {
    '/.htaccess': '403 with another text',
  }),
  ...because(
    'Left to the panel of the hosting: a redirect of its own the other way would never end.',
    {
      'the domain without www': '200',
    },
  ),
}

interface Variant {
  name: string
  without?: string
  /** What .htaccess may contain, and what is on for its folder. */
  allowOverride?: string
  options?: string
  differences?: Record<string, Difference>
}

export function apache(variant: Variant): Host {
  const { name, without, allowOverride = 'All', options = 'Indexes FollowSymLinks' } = variant
  return {
    name,
    version: () => {
      const { stdout } = spawnSync(program, ['-v'], { encoding: 'utf8' })
      return /Apache\/([\d.]+)/.exec(stdout)?.[1] ?? ''
    },
    async serve({ site, own, hostname, port }) {
      const loaded = modules.filter(module => module !== without)
      const config = `${loaded.map(each => `LoadModule ${each}_module ${modulesFolder}/mod_${each}.so`).join('\n')}
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
    Options ${options}
    AllowOverride ${allowOverride}
    Require all granted
</Directory>
<FilesMatch "^\\.ht">
    Require all denied
</FilesMatch>
`
      await writeFile(`${own}/httpd.conf`, config)
      return { program, args: ['-f', `${own}/httpd.conf`, '-DFOREGROUND'] }
    },
    differences: { ...ofEveryApache, ...variant.differences },
  }
}
