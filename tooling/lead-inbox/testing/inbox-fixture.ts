import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { StoredLead } from '../lead.ts'
import { startLeadInbox } from '../start-lead-inbox.ts'

export const siteOrigin = 'http://localhost:4173'

/** A folder of its own for one test, removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The real server on a free port with a file of its own, closed when the test ends. */
export async function runInbox(givenFile?: string) {
  const file = givenFile ?? path.join(await temporaryFolder(), '.leads', 'inbox.ndjson')
  const log: string[] = []
  const inbox = await startLeadInbox({ port: 0, file, log: line => log.push(line) })
  onTestFinished(() => inbox.close())
  const post = (form: string, lead: unknown, headers: Record<string, string> = {}) =>
    fetch(`${inbox.url}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
      body: typeof lead === 'string' ? lead : JSON.stringify(lead),
    })
  const page = async () => (await fetch(inbox.url)).text()
  return { ...inbox, log, post, page }
}

export async function readLines(file: string): Promise<StoredLead[]> {
  const text = await readFile(file, 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** What fetch does not allow: a Host header of one's own, and a body without a length. */
export function rawRequest(
  port: number,
  options: { method?: string; path?: string; headers?: Record<string, string>; body?: string[] },
): Promise<{ status: number | undefined; body: string }> {
  const { method = 'GET', path: target = '/', headers = {}, body = [] } = options
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: target, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, body: text }))
    })
    sent.on('error', reject)
    for (const part of body) sent.write(part)
    sent.end()
  })
}
