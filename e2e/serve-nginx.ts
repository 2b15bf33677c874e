import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nginxSite } from '../tooling/hosting/nginx.ts'
import { findNginx } from '../tooling/machine/find-nginx.ts'

/*
 * Serves a built site with nginx and the rules that its build wrote, as a server of the business
 * would. Around them stands only what lets it run here: in the foreground, as this user, with its
 * files beside the site. Usage: tsx e2e/serve-nginx.ts <folder of the site> <port>
 */
const [site = '', port = ''] = process.argv.slice(2)
const folder = path.resolve(site)
const own = path.join(folder, '../nginx')
const nginx = findNginx()
if (!nginx) throw new Error('nginx is not installed: npx tsx tooling/machine/ensure-nginx.ts')

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const server = nginxSite({
  listen: [`127.0.0.1:${port}`],
  hostname: 'localhost',
  folder,
  rulesFile: path.join(folder, '../.hosting/nginx/rules.conf'),
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
${temporary.map(name => `${name}_temp_path ${own}/${name};`).join('\n')}
${server}}
`
await mkdir(own, { recursive: true })
await writeFile(`${own}/nginx.conf`, config)
const child = spawn(nginx.program, ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', code => process.exit(code ?? 0))
