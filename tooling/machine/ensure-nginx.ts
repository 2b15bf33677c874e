import { ensureInstalled } from './ensure-installed.ts'
import { findNginx } from './find-nginx.ts'

if (process.env.E2E_HOST !== 'preview') {
  ensureInstalled({
    name: 'nginx with its brotli module',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isThere: () => findNginx() !== undefined,
    otherwise: 'or do without it: E2E_HOST=preview npm test',
  })
}
