import { expect, test, vi } from 'vitest'
import { sendContactLead } from './send-contact-lead'

const payload = { nome: 'G', email: 'g@e.it', telefono: '3', timestamp: 't', source: 's' }

test('an opaque answer counts as sent', async () => {
  const opaque = new Response()
  Object.defineProperties(opaque, { type: { value: 'opaque' }, ok: { value: false } })
  vi.stubGlobal('fetch', async () => opaque)
  await expect(sendContactLead(payload)).resolves.toBeUndefined()
})

test('the error has the status alone where the protocol has no words for it', async () => {
  vi.stubEnv('VITE_LEAD_WEBHOOK_MODE', 'cors')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(sendContactLead(payload)).rejects.toThrow(/^The lead webhook answered 503$/)
})
