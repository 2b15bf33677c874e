import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { LeadForm, StoredLead } from './leads.ts'

const formNames: Record<LeadForm, string> = { lead: 'Consulenza gratuita', company: 'Aziende' }

const timeFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
})

const style = `
html { font: 1.05rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 56rem; padding: 1.25rem; overflow-wrap: anywhere }
article { margin-bottom: 1rem; border: 1px solid; padding: 1.25rem }
h2, dd { margin: 0 }
dl > div { display: grid; gap: 0 1.5rem; padding: .5rem 0; border-top: 1px solid }
dd, pre { white-space: pre-wrap }
@media (min-width: 40rem) { dl > div { grid-template-columns: 11rem minmax(0, 1fr) } }
summary { width: fit-content; padding: .25rem 0; cursor: pointer }
`

/** The source that allows this stylesheet in the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The value of a field as text; empty for null and undefined. */
function fieldText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function leadCard({ receivedAt, form, request, lead }: StoredLead) {
  const parts = [lead.nome, lead.cognome].map(part => fieldText(part).trim())
  const name = parts.filter(Boolean).join(' ') || 'Senza nome'
  const fields = Object.entries(lead).map(
    ([field, value]) => html`<div><dt>${field}</dt><dd>${fieldText(value) || '—'}</dd></div>`,
  )
  return html`
    <article aria-label="${name}">
      <h2>${name}</h2>
      <p>${formNames[form]}, ${timeFormat.format(new Date(receivedAt))}</p>
      <dl>${fields}</dl>
      <details>
        <summary>Richiesta ricevuta</summary>
        <pre>${request.method} /${form}
Content-Type: ${request.contentType}
Origin: ${request.origin}
User-Agent: ${request.userAgent}

${request.body}</pre>
      </details>
    </article>`
}

/** The inbox as one page without script, the newest lead first, each as a receiver gets it. The `html` tag escapes the values in it. */
export function inboxPage(leads: readonly StoredLead[]) {
  const { length } = leads
  return html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Contatti ricevuti</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>Contatti ricevuti</h1>
      <p>
        Casella locale, solo su questo computer: qui arriva ciò che i moduli del sito inviano finché
        non è impostato un webhook. Compila un modulo, invia e ricarica questa pagina.
      </p>
      <p>${length === 1 ? '1 contatto ricevuto' : `${length} contatti ricevuti`}</p>
      ${leads.toReversed().map(leadCard)}
    </main>
  </body>
</html>`
}
