import { setTimeout } from 'node:timers/promises'
import { type HttpAnswer, type Net, request } from '../request.ts'

/** The bytes that are asked for of a film. */
export const partLength = 65_536

/** What web.dev calls poor. */
const slowWait = 1_800

export const isSlow = ({ wait }: HttpAnswer, { slow = slowWait }: Net) => wait > slow

/** Asks once more where that may help: after a failure, a refusal or a long wait. */
export async function ask(url: string, net: Net, isPart = false): Promise<HttpAnswer> {
  const headers = { Range: `bytes=0-${partLength - 1}`, 'Accept-Encoding': 'identity' }
  // A host may send the whole all the same.
  const sent = isPart ? { headers, limit: partLength } : {}
  const first = await request(url, net, sent).catch(() => null)
  if (first && first.status < 500 && first.status !== 429 && !isSlow(first, net)) return first
  await setTimeout(net.pause ?? 1_000)
  return request(url, net, sent)
}

/** Works on four items at a time: hosts refuse those who ask for much at once. */
export async function workThrough<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items].entries()
  const workers = Array.from({ length: 4 }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  })
  await Promise.all(workers)
  return results
}
