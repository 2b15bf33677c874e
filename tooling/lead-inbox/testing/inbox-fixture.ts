import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

/** The status of the page for another Host header, which fetch does not allow. */
export async function rawRequest(port: number, host: string): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, headers: { Host: host } }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}
