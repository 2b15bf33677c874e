import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { content } from '../../src/content/for-tooling.ts'
import { startLeadInbox } from '../../tooling/lead-inbox/start-lead-inbox.ts'

interface StoredLead {
  form: 'lead' | 'company'
  request: { method: string; contentType: string | null; origin: string | null; body: string }
  lead: Record<string, unknown>
}

/** The real lead inbox on a port of its own, and whatever stands in its place when it misbehaves. */
export class Receiver {
  #inbox: Awaited<ReturnType<typeof startLeadInbox>> | undefined
  #standIn: Server | undefined
  #file: string

  private constructor(
    readonly port: number,
    file: string,
  ) {
    this.#file = file
  }

  static async start(port = 0): Promise<Receiver> {
    const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'))
    const file = path.join(folder, 'inbox.ndjson')
    const inbox = await startLeadInbox({ port, file, forms: content })
    const receiver = new Receiver(inbox.port, file)
    receiver.#inbox = inbox
    return receiver
  }

  /** Nothing listens any more: connections are refused. */
  async refuse(): Promise<void> {
    await this.#inbox?.close()
    this.#inbox = undefined
    const standIn = this.#standIn
    this.#standIn = undefined
    if (!standIn) return
    standIn.closeAllConnections()
    await new Promise(resolve => standIn.close(resolve))
    // A browser sends a request once more when its connection breaks: that one must find nobody, too.
    await setTimeout(200)
  }

  /** Another server takes the place of the inbox, on the same port. */
  async behaveLike(listener: RequestListener): Promise<void> {
    await this.refuse()
    const standIn = createServer(listener)
    this.#standIn = standIn
    await new Promise<void>(resolve => standIn.listen(this.port, '127.0.0.1', resolve))
  }

  /** The inbox again, empty. */
  async reset(): Promise<void> {
    await this.refuse()
    await rm(this.#file, { force: true })
    this.#inbox = await startLeadInbox({ port: this.port, file: this.#file, forms: content })
  }

  /** What stands in the inbox file. */
  async leads(): Promise<StoredLead[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '')
    return text
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
  }
}
