import { once } from 'node:events'
import { createServer } from 'node:http'
import sirv from 'sirv'

/** Serves a built folder on a free port as a good static host would: brotli, and hashed files for a year. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/assets/')
      response.setHeader('Cache-Control', isHashed ? 'max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
