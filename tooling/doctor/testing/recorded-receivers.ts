import type { LookupFunction } from 'node:net'
import type { Webhook } from '../webhook/webhook.ts'
import { examine } from './examine-webhook.ts'
import { type Respond, runServer } from './local-server.ts'
import make from './recordings/make.json' with { type: 'json' }
import n8n from './recordings/n8n.json' with { type: 'json' }
import nodeRed from './recordings/node-red.json' with { type: 'json' }
import zapier from './recordings/zapier.json' with { type: 'json' }

export const recordings = { make, n8n, nodeRed, zapier }

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** How a receiver answers; null where it never does. The source in each file says how that is known. */
interface State {
  preflight: Answer
  text: Answer | null
  json: Answer | null
}

/** Answers as a receiver did in one state. */
function replay(state: State): Respond {
  return ({ method, headers }, response) => {
    const isText = headers['content-type']?.startsWith('text/plain')
    const answer = method === 'OPTIONS' ? state.preflight : isText ? state.text : state.json
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  }
}

/** Every host is this machine, so that a receiver can have the address of its vendor. */
const lookup: LookupFunction = (_hostname, options, found) => {
  if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }])
  else found(null, '127.0.0.1', 4)
}

/** What the doctor says of a receiver that answers like this at an address such as n8n.palestra.it/webhook/a. */
export async function examineRecorded(
  state: State,
  place: string,
  mode: Webhook['mode'],
  send = false,
) {
  const { address } = await runServer(replay(state))
  const { port } = new URL(address)
  const [host = '', ...path] = place.split('/')
  return examine(`http://${host}:${port}/${path.join('/')}`, mode, { send, lookup })
}
