import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { content } from '../../../src/content/for-tooling.ts'
import type { StoredLead } from '../lead.ts'
import { startLeadInbox } from '../start-lead-inbox.ts'

export const siteOrigin = 'http://localhost:4173'

/** Makes a folder for one test and removes it when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the real server on a free port and closes it when the test ends. */
export async function runInbox(givenFile?: string) {
  const file = givenFile ?? path.join(await temporaryFolder(), '.leads', 'inbox.ndjson')
  const log: string[] = []
  const inbox = await startLeadInbox({ port: 0, file, forms: content, log: line => log.push(line) })
  onTestFinished(() => inbox.close())
  const post = (form: string, lead: unknown, headers: Record<string, string> = {}) =>
    fetch(`${inbox.url}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
      body: typeof lead === 'string' ? lead : JSON.stringify(lead),
    })
  const page = async () => (await fetch(inbox.url)).text()
  return { ...inbox, file, log, post, page }
}

export async function readLines(file: string): Promise<StoredLead[]> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return lines.map(line => JSON.parse(line))
}

/** Sends what fetch does not allow: another Host header, or a body without Content-Length. */
export async function rawRequest(
  port: number,
  options: { method: string; path: string; headers: Record<string, string>; body?: string[] },
): Promise<{ status: number; body: string }> {
  const { body = [], ...target } = options
  const sent = request({ host: '127.0.0.1', port, ...target })
  // The server may close the connection before it has read the whole body.
  sent.on('error', () => {})
  for (const part of body) sent.write(part)
  sent.end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, body: await text(answer) }
}
