import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import tailwind from '../../tailwind.config.ts'
import type { LeadForm, StoredLead } from './leads.ts'

const formNames: Record<LeadForm, string> = { lead: 'Consulenza gratuita', company: 'Aziende' }

const timeFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
})

const { gesso, carta, ghisa, linea, fumo, fuoco } = tailwind.theme.extend.colors

const style = `
html { background: ${gesso}; color: ${ghisa}; font: 1.05rem/1.5 system-ui, sans-serif }
body { margin: 0; overflow-wrap: anywhere }
header { padding: .75rem 1.25rem; background: ${ghisa} }
h1 { margin: .5rem 0; color: ${gesso}; font-size: 1.2rem }
main { margin: 0 auto; max-width: 56rem; padding: 1.25rem }
h2 { margin: 0 }
:focus-visible { outline: 3px solid ${fuoco.scuro}; outline-offset: 2px }
article { margin-bottom: 1rem; border: 1px solid ${linea.DEFAULT}; padding: 1.25rem; background: ${carta} }
dl > div { display: grid; gap: 0 1.5rem; padding: .5rem 0; border-top: 1px solid ${linea.DEFAULT} }
dt, article > p { color: ${fumo.DEFAULT} }
dd { margin: 0; white-space: pre-wrap }
@media (min-width: 40rem) { dl > div { grid-template-columns: 11rem minmax(0, 1fr) } }
summary { width: fit-content; padding: .25rem 0; font-weight: 600; cursor: pointer }
pre { font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap }
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
    <header><h1>Contatti ricevuti</h1></header>
    <main>
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
