import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nginxSite } from './nginx.ts'
import { nginxConfig, requireNginx } from './nginx-config.ts'

interface BuiltSite {
  folder: string
  /** The folder of the build that wrote the rules, if it is another one. */
  rulesOf?: string
  port: number
  /** With them the site is served over HTTP/2. */
  tls?: { certificate: string; key: string }
}

/**
 * Serves a built site with nginx and the rules that its build wrote, as a server of the business
 * would, until this process ends.
 */
export async function runNginx({
  folder,
  rulesOf = folder,
  port,
  tls,
}: BuiltSite): Promise<ChildProcess> {
  const own = path.resolve(folder, '../nginx')
  const server = nginxSite({
    listen: [`127.0.0.1:${port}${tls ? ' ssl http2' : ''}`],
    hostname: 'localhost',
    folder: path.resolve(folder),
    rulesFile: path.resolve(rulesOf, '../.hosting/nginx/rules.conf'),
  })
  const secret = tls ? `ssl_certificate ${tls.certificate};\nssl_certificate_key ${tls.key};\n` : ''
  await mkdir(own, { recursive: true })
  await writeFile(`${own}/nginx.conf`, nginxConfig(own, secret + server))
  const { program } = requireNginx()
  const child = spawn(program, ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr'], {
    stdio: 'inherit',
  })
  process.once('exit', () => child.kill())
  return child
}
