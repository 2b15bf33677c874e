import { once } from 'node:events'
import { createServer, request as fetchFrom, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { enginePorts } from '../addresses.ts'

const reportPath = '/policy-violation'

/**
 * Stands before the site for what not every engine's driver can do: it holds files back or breaks them
 * off, and makes the browser report what the content security policy blocks.
 */
export class SiteProxy {
  readonly origin = `http://localhost:${enginePorts.proxy}`
  readonly violations: string[] = []
  readonly #server: Server
  #held = /$^/
  #broken = /$^/
  #release = () => {}
  #released = Promise.resolve()

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const { url = '/', headers } = request
      if (url === reportPath) {
        await this.#note(request)
        response.writeHead(204).end()
        return
      }
      if (this.#held.test(url)) await this.#released
      if (this.#broken.test(url)) {
        response.destroy()
        return
      }
      const target = { host: '127.0.0.1', port: enginePorts.site, path: url, headers }
      fetchFrom(target, answer => {
        const policy = answer.headers['content-security-policy']
        if (policy)
          answer.headers['content-security-policy'] = `${policy}; report-uri ${reportPath}`
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }).end()
    })
  }

  static async start(): Promise<SiteProxy> {
    const proxy = new SiteProxy()
    proxy.#server.listen(enginePorts.proxy)
    await once(proxy.#server, 'listening')
    return proxy
  }

  async #note(request: IncomingMessage) {
    const report = JSON.parse(await text(request))['csp-report']
    this.violations.push(`Blocked by ${report['violated-directive']}: ${report['blocked-uri']}`)
  }

  /** Files whose path matches wait for `release`. */
  hold(path: RegExp) {
    this.#held = path
    this.#released = new Promise(resolve => {
      this.#release = resolve
    })
  }

  release() {
    this.#release()
  }

  /** Files whose path matches never arrive. */
  break(path: RegExp) {
    this.#broken = path
  }

  async close() {
    this.#release()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
