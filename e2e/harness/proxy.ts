import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { originOf, receiverOrigin } from './ports.ts'

const reportPath = '/policy-violation'

/** Stands before the site: leads the leads to a receiver, breaks files off, notes what the policy blocks. */
export async function startProxy(receiverPort: number) {
  const violations: string[] = []
  const ownReceiver = `http://127.0.0.1:${receiverPort}`
  let broken = /$^/
  const server = createServer(async (request, response) => {
    const { url = '/', headers } = request
    if (url === reportPath) {
      const report = JSON.parse(await text(request))['csp-report']
      violations.push(`Blocked by ${report['violated-directive']}: ${report['blocked-uri']}`)
      response.writeHead(204).end()
      return
    }
    if (broken.test(url)) {
      response.destroy()
      return
    }
    const range = headers.range ? { range: headers.range } : {}
    const answer = await fetch(originOf('production') + url, { redirect: 'manual', headers: range })
    const kept = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
    )
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      'content-security-policy': `${policy.replaceAll(receiverOrigin, ownReceiver)}; report-uri ${reportPath}`,
    })
    if (/javascript/.test(answer.headers.get('content-type') ?? ''))
      response.end((await answer.text()).replaceAll(receiverOrigin, ownReceiver))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    violations,
    /** Files whose path matches never arrive. */
    break: (path: RegExp) => {
      broken = path
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
