import { HTTPException } from 'hono/http-exception'
import { isLeadFields, type LeadFields, maximumDepth } from './lead.ts'

const maximumBodyBytes = 65_536

/**
 * Counts the bytes as they arrive, because a chunked request has no Content-Length. hono/body-limit
 * would need the adapter's Request as a global, which would replace the Request of Vite's process.
 */
async function readBody(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > maximumBodyBytes)
      throw new HTTPException(413, { message: 'La richiesta supera i 64 kB.' })
    chunks.push(read.value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseFields(body: string): LeadFields {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new HTTPException(400, { message: 'Il corpo della richiesta non è JSON valido.' })
  }
  if (isLeadFields(parsed)) return parsed
  throw new HTTPException(400, {
    message: `Il corpo della richiesta deve essere un oggetto JSON, con al massimo ${maximumDepth} livelli.`,
  })
}

/** @throws HTTPException if the body is too long, is not JSON, is not an object or is too deep. */
export async function readLead(request: Request): Promise<{ body: string; lead: LeadFields }> {
  const body = await readBody(request)
  return { body, lead: parseFields(body) }
}
