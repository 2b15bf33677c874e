import type { Picture } from '../../../src/content/schema/rules.ts'
import type { Subject } from '../../business/brand.ts'
import type { Check } from '../../doctor/check.ts'
import type { Change, DataName, SetupData } from '../data-files.ts'
import { NoAnswer } from './saver.ts'

export interface Drawn {
  subject: Subject
  fingerprint: string
}

interface SentPicture {
  folder: Picture['folder']
  name: string
  bytes: Blob
}

const token = new URLSearchParams(location.search).get('token') ?? ''

/** @throws Error in Italian, if the answer is not a good one. */
async function ask(address: string, method: string, body?: object | Blob): Promise<Response> {
  const answer = await fetch(`/_dati/api/${address}`, {
    method,
    headers: { 'X-Setup-Token': token },
    ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new NoAnswer('il programma non risponde: rilancia npm run setup nel terminale.')
  })
  if (!answer.ok && answer.status !== 409) throw new Error((await answer.json()).error)
  return answer
}

export const readData = async (): Promise<SetupData> => (await ask('data', 'GET')).json()

export async function changeFile(file: DataName, change: Change): Promise<SetupData | null> {
  const answer = await ask(`files/${encodeURIComponent(file)}`, 'PUT', change)
  return answer.status === 409 ? null : answer.json()
}

export const askWebhooks = async (send: boolean): Promise<Check[]> =>
  (await ask('webhooks', 'POST', { send })).json()

/** The address on the site of a picture that is saved now. */
export async function sendPicture({ folder, name, bytes }: SentPicture): Promise<string> {
  const query = new URLSearchParams({ name })
  return (await (await ask(`pictures/${folder}?${query}`, 'POST', bytes)).json()).src
}
/** What the pictures show today; null if they cannot be drawn. */
export const readSubject = async (): Promise<Drawn | null> => (await ask('pictures', 'GET')).json()

export const savePicture = (file: string, picture: Blob) => ask(`pictures/${file}`, 'PUT', picture)

/** Hands over what the build says, as it says it. */
export async function build(hear: (text: string) => void): Promise<void> {
  const { body } = await ask('build', 'POST')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    hear(part.value)
}
