import { RefusedError } from '~/features/sending/send-failure'
import { webhookAddress } from '~/features/sending/webhook-address'
import { postJson } from '~/lib/post-json'
import type { ContactPayload } from './contact-lead'

/**
 * Posts the lead. In no-cors mode the answer is opaque, so a request that does not throw counts as
 * sent (specification, section 7). In cors mode the answer also shows an error of the receiver.
 */
export async function sendContactLead(payload: ContactPayload): Promise<void> {
  const response = await postJson(
    webhookAddress(import.meta.env.VITE_LEAD_WEBHOOK_URL),
    payload,
    import.meta.env.VITE_LEAD_WEBHOOK_MODE,
  )
  if (response.type !== 'opaque' && !response.ok) {
    throw new RefusedError(
      `The lead webhook answered ${response.status} ${response.statusText}`.trim(),
    )
  }
}
