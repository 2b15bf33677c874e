import { html, raw } from 'hono/html'
import { inboxStyle } from './inbox-style.ts'
import { fieldText, type LeadFields, type LeadForm, type StoredLead } from './lead.ts'
import type { LeadWords } from './lead-words.ts'

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
function definition({ term, text = '' }: { term: string; text?: string | undefined }) {
  return html`<div><dt dir="auto">${term}</dt><dd dir="auto">${text || '—'}</dd></div>`
}

function leadCard({ id, receivedAt, form, request, lead }: StoredLead, words: LeadWords) {
  const answers = Object.entries(lead).map(([name, value]) => definition(words(form, name, value)))
  return html`
    <li class="card">
      <article aria-labelledby="lead-${id}">
        <h2 id="lead-${id}" dir="auto">${leadTitle(lead)}</h2>
        <p class="meta">
          <span class="form">${formNames[form]}</span>
          <time datetime="${receivedAt}">${timeFormat.format(new Date(receivedAt))}</time>
        </p>
        <dl>${answers}</dl>
        <details>
          <summary>Richiesta ricevuta</summary>
          <dl>
            ${definition({ term: 'Tipo del contenuto (Content-Type)', text: request.contentType })}
            ${definition({ term: 'Sito che ha inviato (Origin)', text: request.origin })}
            ${definition({ term: 'Browser (User-Agent)', text: request.userAgent })}
            <div><dt>Corpo</dt><dd><pre>${request.body}</pre></dd></div>
          </dl>
        </details>
      </article>
    </li>`
}

function emptyInbox(url: string) {
  return html`
    <div class="card empty">
      <h2>Nessun contatto</h2>
      <p>
        Apri il sito, compila la richiesta di consulenza gratuita o il modulo per le aziende e invia:
        poi ricarica questa pagina. Oppure prova dal terminale:
      </p>
      <code>curl -d '{"nome":"PROVA - doctor"}' ${url}/lead</code>
    </div>`
}

const countLeads = (count: number) =>
  count === 1 ? '1 contatto ricevuto' : `${count} contatti ricevuti`

/** The inbox as one page without script. The `html` tag escapes the values in it. */
export function inboxPage(
  leads: StoredLead[],
  { url, words, setupUrl }: { url: string; words: LeadWords; setupUrl: string | null },
) {
  return html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Contatti ricevuti</title>
    <style>${raw(inboxStyle)}</style>
  </head>
  <body>
    <header>
      <h1>Contatti ricevuti</h1>
      ${setupUrl && html`<a href="${setupUrl}">I dati del sito</a>`}
    </header>
    <main>
      <p class="intro">
        Casella locale, solo su questo computer: qui arriva ciò che i moduli del sito inviano finché
        non è impostato un webhook.
      </p>
      <p class="status">${countLeads(leads.length)}</p>
      ${
        leads.length === 0
          ? emptyInbox(url)
          : html`<ul role="list">${leads.toReversed().map(lead => leadCard(lead, words))}</ul>`
      }
    </main>
  </body>
</html>`
}
