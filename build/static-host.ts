import { readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/**
 * Makes the preview server answer as static hosts do: clean addresses, and for an unknown one
 * 404.html with status 404, where Vite would send the home page.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: server => {
      const folder = path.resolve(server.config.root, server.config.build.outDir)
      const notFound = readFileSync(path.join(folder, '404.html'))
      server.middlewares.use(sirv(folder, { etag: true, extensions: ['html'] }))
      server.middlewares.use((_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound)
      })
    },
  }
}
