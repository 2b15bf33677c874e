import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nginxSite } from '../../tooling/hosting/nginx.ts'
import { findNginx } from '../../tooling/machine/find-programs.ts'

interface ServedSite {
  folder: string
  /** The folder of the build that wrote the rules, if it is another one. */
  rulesOf?: string
  port: number
  /** With them the site is served over HTTP/2. */
  tls?: { certificate: string; key: string }
  hostname?: string
}

/** Around the server block of the build stands only what lets nginx run here: as this user, in the foreground. */
export async function prepareNginx(site: ServedSite): Promise<{ program: string; args: string[] }> {
  const { folder, rulesOf = folder, port, tls, hostname = 'localhost' } = site
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed: npx tsx tooling/machine/ensure.ts nginx')
  const own = path.resolve(folder, '../nginx')
  const server = nginxSite({
    listen: [`127.0.0.1:${port}${tls ? ' ssl http2' : ''}`],
    hostname,
    folder: path.resolve(folder),
    rulesFile: path.resolve(rulesOf, '../.hosting/nginx/rules.conf'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `load_module ${nginx.brotliModule};
daemon off;
master_process off;
pid ${own}/pid;
error_log stderr error;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
sendfile on;
${temporary.map(name => `${name}_temp_path ${own}/${name};`).join('\n')}
${tls ? `ssl_certificate ${tls.certificate};\nssl_certificate_key ${tls.key};\n` : ''}${server}}
`
  await mkdir(own, { recursive: true })
  await writeFile(`${own}/nginx.conf`, config)
  return { program: nginx.program, args: ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr'] }
}

/** Serves a built site with nginx, as a server of the business would, until this process ends. */
export async function runNginx(site: ServedSite): Promise<ChildProcess> {
  const { program, args } = await prepareNginx(site)
  const child = spawn(program, args, { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  return child
}
