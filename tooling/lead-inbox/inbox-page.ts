import { html, raw } from 'hono/html'
import { inboxStyle } from './inbox-style.ts'
import { fieldText, type LeadFields, type LeadForm, type StoredLead } from './lead.ts'

const formNames: Record<LeadForm, string> = {
  lead: 'Consulenza gratuita',
  company: 'Aziende',
}

const timeFormat = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
})

function leadTitle(lead: LeadFields): string {
  const parts = [lead.nome, lead.cognome].map(part => fieldText(part).trim())
  return parts.filter(Boolean).join(' ') || 'Senza nome'
}

/** `dir="auto"` keeps a right-to-left value from reordering the text around it. */
function definition(term: string, value: unknown) {
  return html`<div><dt dir="auto">${term}</dt><dd dir="auto">${fieldText(value) || '—'}</dd></div>`
}

function leadCard({ id, receivedAt, form, request, lead }: StoredLead) {
  return html`
    <li class="card">
      <article aria-labelledby="lead-${id}">
        <h2 id="lead-${id}" dir="auto">${leadTitle(lead)}</h2>
        <p class="meta">
          <span class="form">${formNames[form]}</span>
          <time datetime="${receivedAt}">${timeFormat.format(new Date(receivedAt))}</time>
        </p>
        <dl>${Object.entries(lead).map(([field, value]) => definition(field, value))}</dl>
        <details>
          <summary>Richiesta ricevuta</summary>
          <dl>
            ${definition('Metodo', request.method)}
            ${definition('Content-Type', request.contentType)}
            ${definition('Origin', request.origin)}
            ${definition('User-Agent', request.userAgent)}
            <div><dt>Corpo</dt><dd><pre>${request.body}</pre></dd></div>
          </dl>
        </details>
      </article>
    </li>`
}

function emptyInbox(url: string) {
  return html`
    <div class="card empty">
      <h2>Ancora nessun lead</h2>
      <p>
        Apri il sito, compila la richiesta di consulenza gratuita o il modulo per le aziende e invia:
        poi ricarica questa pagina. Oppure prova dal terminale:
      </p>
      <code>curl -d '{"nome":"Prova"}' ${url}/lead</code>
    </div>`
}

/** The inbox as one page without script. The `html` tag escapes the values in it. */
export function inboxPage(leads: StoredLead[], url: string) {
  return html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lead ricevuti</title>
    <style>${raw(inboxStyle)}</style>
  </head>
  <body>
    <header>
      <h1>Lead ricevuti</h1>
      <p class="intro">
        Casella locale, solo su questo computer: qui arriva ciò che i moduli del sito inviano finché
        non è impostato un webhook.
      </p>
    </header>
    <main>
      <p class="status">${leads.length === 1 ? '1 lead ricevuto' : `${leads.length} lead ricevuti`}</p>
      ${leads.length === 0 ? emptyInbox(url) : html`<ul role="list">${leads.toReversed().map(leadCard)}</ul>`}
    </main>
  </body>
</html>`
}
