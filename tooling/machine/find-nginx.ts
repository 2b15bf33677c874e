import { existsSync } from 'node:fs'

const usualPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const usualModules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']

/** Finds nginx and its module for .br files; NGINX_PATH overrides the usual places of the program. */
export function findNginx(): { program: string; brotliModule: string } | undefined {
  const { NGINX_PATH } = process.env
  const program = (NGINX_PATH ? [NGINX_PATH] : usualPlaces).find(existsSync)
  const brotliModule = usualModules
    .map(folder => `${folder}/ngx_http_brotli_static_module.so`)
    .find(existsSync)
  return program && brotliModule ? { program, brotliModule } : undefined
}
