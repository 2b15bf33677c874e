import { once } from 'node:events'
import { createServer } from 'node:http'

/** Serves a running site from another port, its pages and stylesheets altered, without its policy. */
export async function serveAltered(site: string, alter: (text: string, isPage: boolean) => string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (/^text\/(?:html|css)/.test(type))
      response.end(alter(await answer.text(), type.startsWith('text/html')))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
