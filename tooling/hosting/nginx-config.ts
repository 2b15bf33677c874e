import { spawnSync } from 'node:child_process'
import { findNginx } from '../machine/find-nginx.ts'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Around the server block that a build wrote stands only what lets nginx run here: in the foreground,
 * as this user, with its files in a folder of its own.
 */
export function nginxConfig(folder: string, server: string): string {
  return `load_module ${requireNginx().brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
sendfile on;
${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
${server}}
`
}

export function requireNginx() {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed: npx tsx tooling/machine/ensure.ts nginx')
  return nginx
}

export function nginxVersion(): string {
  const { stderr } = spawnSync(requireNginx().program, ['-v'], { encoding: 'utf8' })
  return /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? ''
}
