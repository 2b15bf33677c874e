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

/** dir="auto": a value written from right to left must not reorder the text around it. */
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

function countText(query: string, found: number, total: number): string {
  if (query) return `${found} lead su ${total} per «${query}»`
  return total === 1 ? '1 lead ricevuto' : `${total} lead ricevuti`
}

type InboxPageProps = { query: string; total: number; found: StoredLead[]; url: string }

/** The whole inbox as one page without script. Everything that came from outside is escaped by the tag. */
export function inboxPage({ query, total, found, url }: InboxPageProps) {
  const title = query ? `«${query}» · Lead ricevuti` : 'Lead ricevuti'
  return html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
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
      <form method="get" action="/" role="search">
        <label for="q">Cerca nei lead</label>
        <div class="search">
          <input id="q" name="q" type="search" value="${query}" autocomplete="off" dir="auto">
          <button>Cerca</button>
        </div>
      </form>
      <div class="status">
        <p>${countText(query, found.length, total)}</p>
        <p class="links">${query ? html`<a href="/">Mostra tutti</a>` : ''}
          ${found.length > 0 ? html`<a href="/leads.csv${query && `?q=${encodeURIComponent(query)}`}">Scarica CSV</a>` : ''}</p>
      </div>
      ${total === 0 ? emptyInbox(url) : ''}
      ${total > 0 && found.length === 0 ? html`<p class="card">Nessun lead contiene queste parole.</p>` : ''}
      ${found.length > 0 ? html`<ul role="list">${found.toReversed().map(leadCard)}</ul>` : ''}
    </main>
  </body>
</html>`
}
