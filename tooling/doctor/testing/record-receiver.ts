import { request } from '../request.ts'
import { askPreflight } from '../webhook/preflight.ts'
import { contactTestLead } from '../webhook/test-leads.ts'

/*
 * Prints how a receiver answers the preflight of a browser, and a lead as text and as JSON, in the form
 * of the files in recordings. Usage: tsx tooling/doctor/testing/record-receiver.ts <address>
 */
const [address = ''] = process.argv.slice(2)
const origin = 'https://www.palestravenditori.it'
const net = { timeout: 15_000 }

/** The headers that matter to a browser, and to the doctor. */
const kept = /^(?:access-control-.*|allow|content-type|location)$/

async function record(answer: ReturnType<typeof request>) {
  const { status, headers, body } = await answer
  const some = Object.entries(headers).filter(([name]) => kept.test(name))
  return { status, headers: Object.fromEntries(some), body }
}

const post = (type: string) =>
  request(address, net, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': type },
    body: JSON.stringify(contactTestLead(new Date())),
  })

const recorded = {
  preflight: await record(askPreflight(address, origin, net)),
  text: await record(post('text/plain;charset=UTF-8')),
  json: await record(post('application/json')),
}
process.stdout.write(`${JSON.stringify(recorded, null, 2)}\n`)
