import type { Subject } from '../../business/pictures.ts'
import type { WebhookReport } from '../check-webhooks.ts'
import type { Change, DataName, SetupData } from '../data-files.ts'

export interface Drawn {
  subject: Subject
  fingerprint: string
}

const token = new URLSearchParams(location.search).get('token') ?? ''

/** @throws Error in Italian, if the answer is not a good one. */
async function ask(address: string, method: string, body?: object): Promise<Response> {
  const answer = await fetch(`/_dati/api/${address}`, {
    method,
    headers: { 'X-Setup-Token': token, 'Content-Type': 'application/json' },
    ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('il programma non risponde: rilancia npm run setup nel terminale.')
  })
  if (!answer.ok) throw new Error((await answer.json()).error)
  return answer
}

export const readData = async (): Promise<SetupData> => (await ask('data', 'GET')).json()

export const changeFile = async (file: DataName, change: Change): Promise<SetupData> =>
  (await ask(`files/${file}`, 'PUT', change)).json()

export const askWebhooks = async (send: boolean): Promise<WebhookReport> =>
  (await ask('webhooks', 'POST', { send })).json()

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
