import { readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { hostFiles } from './hosted-site.ts'
import { readNetlifyRedirects } from './netlify.ts'
import { readVercelHeaders } from './vercel.ts'

/**
 * Makes the preview server answer like a static host: it sends the headers and redirects of the built
 * site, clean addresses and compressed files. An unknown address gets 404.html with status 404; Vite
 * itself would send the home page.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: server => {
      const folder = path.resolve(server.config.root, server.config.build.outDir)
      const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
      const headersOf = readVercelHeaders(read('vercel.json'))
      const redirects = readNetlifyRedirects(read('_redirects'))
      const notFound = read('404.html')
      const isHidden = (pathname: string) =>
        ['/404', '/404.html', ...hostFiles].includes(pathname) || /\.(?:br|gz)$/.test(pathname)
      const sendFile = sirv(folder, {
        etag: true,
        extensions: ['html'],
        brotli: true,
        gzip: true,
        maxAge: 0,
      })

      server.middlewares.use((request, response, next) => {
        // As nginx and Apache do.
        request.url = (request.url ?? '/').replace(/^[^?]*/, path =>
          path.replaceAll(/\/{2,}/g, '/'),
        )
        const { pathname, search } = new URL(request.url, 'http://localhost')
        for (const [name, value] of headersOf(pathname)) response.setHeader(name, value)
        const redirect = redirects.get(pathname)
        if (redirect) {
          const { location, status } = redirect
          response.writeHead(status, { Location: location + search }).end()
        } else if (isHidden(pathname)) next()
        else sendFile(request, response, next)
      })
      server.middlewares.use((_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound)
      })
    },
  }
}
