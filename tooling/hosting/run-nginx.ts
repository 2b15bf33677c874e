import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findNginx } from '../machine/find-nginx.ts'
import { nginxSite } from './nginx.ts'

interface BuiltSite {
  folder: string
  /** The folder of the build that wrote the rules, if it is another one. */
  rulesOf?: string
  port: number
  /** With them the site is served over HTTP/2. */
  tls?: { certificate: string; key: string }
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Serves a built site with nginx and the rules that its build wrote, as a server of the business
 * would. Around them stands only what lets it run here: in the foreground, as this user, with its
 * files beside the site.
 */
export async function runNginx({
  folder,
  rulesOf = folder,
  port,
  tls,
}: BuiltSite): Promise<ChildProcess> {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed: npx tsx tooling/machine/ensure-nginx.ts')
  const own = path.resolve(folder, '../nginx')
  const server = nginxSite({
    listen: [`127.0.0.1:${port}${tls ? ' ssl http2' : ''}`],
    hostname: 'localhost',
    folder: path.resolve(folder),
    rulesFile: path.resolve(rulesOf, '../.hosting/nginx/rules.conf'),
  })
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
${tls ? `ssl_certificate ${tls.certificate};\nssl_certificate_key ${tls.key};` : ''}
${temporary.map(name => `${name}_temp_path ${own}/${name};`).join('\n')}
${server}}
`
  await mkdir(own, { recursive: true })
  await writeFile(`${own}/nginx.conf`, config)
  const child = spawn(nginx.program, ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr'], {
    stdio: 'inherit',
  })
  process.once('exit', () => child.kill())
  return child
}
