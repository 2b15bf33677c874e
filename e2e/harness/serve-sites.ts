import {
  build,
  business,
  copyForBusiness,
  development,
  isOwnComplete,
  own,
  production,
  serve,
} from './build-sites.ts'
import { isServedByNginx, ports } from './ports.ts'
import { runNginx } from './run-nginx.ts'

/* Builds every site that the tests meet, two at a time, and serves them until it is ended. */

copyForBusiness()
const sites = [production, business, development, ...(isOwnComplete ? [own] : [])]
const waiting = sites.values()
await Promise.all(
  [1, 2].map(async () => {
    for (const site of waiting) await build(site)
  }),
)

// The other builds run on the preview server, which sends the same headers: e2e/headers.e2e.ts compares the two.
if (isServedByNginx) await runNginx({ folder: production.folder, port: ports.production })
else await serve(production, ports.production)
await serve(production, ports.preview)
await serve(development, ports.development)
if (isOwnComplete) await serve(own, ports.own)
// Playwright waits for this one.
await serve(business, ports.business)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
