import { isLeadFields, type LeadFields, maximumDepth } from './lead.ts'

export const maximumBodyBytes = 65_536

/** The request cannot become a lead; the message is for whoever sent it, in Italian. */
export class RefusedLead extends Error {
  override name = 'RefusedLead'
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Counts bytes as they come, because a chunked request announces no length. hono/body-limit would
 * do, but it needs the adapter's Request as a global, and the globals here belong to Vite.
 */
async function readBody(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > maximumBodyBytes) throw new RefusedLead(413, 'La richiesta supera i 64 kB.')
    chunks.push(read.value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseFields(body: string): LeadFields {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new RefusedLead(400, 'Il corpo della richiesta non è JSON valido.')
  }
  if (isLeadFields(parsed)) return parsed
  throw new RefusedLead(
    400,
    `Il corpo della richiesta deve essere un oggetto JSON, con al massimo ${maximumDepth} livelli.`,
  )
}

/** @throws RefusedLead when the body is too long, is not JSON or is not an object. */
export async function readLead(request: Request): Promise<{ body: string; lead: LeadFields }> {
  const body = await readBody(request)
  return { body, lead: parseFields(body) }
}
