import { readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { anyOf, headersOf, hostFiles, readBuiltSite, redirectsOf } from './hosted-site.ts'

/** Makes the preview server answer as a static host does; Vite itself would send the home page for any address. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: server => {
      const folder = path.resolve(server.config.root, server.config.build.outDir)
      const site = readBuiltSite(folder)
      if (!site) throw new Error(`No build in ${folder}`)
      const redirects = new Map(redirectsOf(site))
      const notFound = readFileSync(path.join(folder, '404.html'))
      const hidden = new RegExp(`^(?:/404|/404.html|${anyOf(hostFiles)}|.+\\.(?:br|gz))$`)
      const sendFile = sirv(folder, { etag: true, extensions: ['html'], brotli: true, gzip: true })

      server.middlewares.use((request, response, next) => {
        // As nginx and Apache do.
        request.url = (request.url ?? '/').replace(/^[^?]*/, path =>
          path.replaceAll(/\/{2,}/g, '/'),
        )
        const { pathname, search } = new URL(request.url, 'http://localhost')
        for (const [name, value] of headersOf(site, pathname)) response.setHeader(name, value)
        const target = redirects.get(pathname)
        if (target) response.writeHead(301, { Location: target + search }).end()
        else if (hidden.test(pathname)) next()
        else sendFile(request, response, next)
      })
      server.middlewares.use((_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound)
      })
    },
  }
}
