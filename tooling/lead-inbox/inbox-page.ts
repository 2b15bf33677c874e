import { html, raw } from 'hono/html'
import { testEmail, testMark } from '../doctor/webhook/test-mark.ts'
import { inboxStyle } from './inbox-style.ts'
import { fieldText, isTestLead, type LeadFields, type StoredLead } from './lead.ts'
import { formNames, type LeadWords } from './lead-words.ts'

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
function definition(term: string, text = '') {
  return html`<div><dt dir="auto">${term}</dt><dd dir="auto">${text || '—'}</dd></div>`
}

/** The button that deletes is inside, so that one click cannot delete: the page has no script. */
function deletion(address: string, label: string, question: string) {
  return html`
    <details class="delete">
      <summary>${label}</summary>
      <form method="post" action="${address}">
        <p>${question} Non si può annullare.</p>
        <button>Sì, cancella</button>
      </form>
    </details>`
}

function leadCard({ id, receivedAt, form, request, lead }: StoredLead, words: LeadWords) {
  const answers = Object.entries(lead).map(([name, value]) =>
    definition(words.fieldLabel(form, name), words.answerText(form, name, value)),
  )
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
            ${definition('Metodo', request.method)}
            ${definition('Tipo del contenuto (Content-Type)', request.contentType)}
            ${definition('Sito che ha inviato (Origin)', request.origin)}
            ${definition('Browser (User-Agent)', request.userAgent)}
            <div><dt>Corpo</dt><dd><pre>${request.body}</pre></dd></div>
          </dl>
        </details>
        ${deletion(
          `/delete/${encodeURIComponent(id)}`,
          'Cancella questo contatto',
          'Il contatto sarà tolto da questa casella.',
        )}
      </article>
    </li>`
}

function emptyInbox(url: string) {
  return html`
    <div class="card empty">
      <h2>Nessun contatto</h2>
      <p>
        Apri il sito, compila la richiesta di consulenza gratuita o il modulo per le aziende e invia:
        poi ricarica questa pagina. Se usi l’email ${testEmail} è un contatto di prova, che si cancella
        con un pulsante. Oppure prova dal terminale:
      </p>
      <code>curl -d '{"nome":"${testMark}"}' ${url}/lead</code>
    </div>`
}

function countLeads(count: number, state: string): string {
  return count === 1 ? `1 contatto ${state}o` : `${count} contatti ${state}i`
}

/** What can be done with all leads together. */
function toolbar(leads: StoredLead[]) {
  const tests = leads.filter(isTestLead).length
  const question = `${countLeads(tests, 'trovat')} con il nome “${testMark}” o l’email ${testEmail}.`
  return html`
    <div class="toolbar">
      <a class="button" href="/contatti.csv" download>Scarica per Excel (.csv)</a>
      ${tests > 0 ? deletion('/delete-tests', 'Cancella i contatti di prova', question) : ''}
    </div>`
}

function deletionNotice(deleted: number) {
  const text =
    deleted === 0 ? 'Il contatto era già stato cancellato' : countLeads(deleted, 'cancellat')
  return html`<p class="notice" role="status">${text}. <a href="/">Aggiorna la pagina</a></p>`
}

/** The inbox as one page without script. The `html` tag escapes the values in it. */
export function inboxPage(
  leads: StoredLead[],
  { url, words, deleted }: { url: string; words: LeadWords; deleted: number | null },
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
      <p class="intro">
        Casella locale, solo su questo computer: qui arriva ciò che i moduli del sito inviano finché
        non è impostato un webhook.
      </p>
    </header>
    <main>
      ${deleted === null ? '' : deletionNotice(deleted)}
      <p class="status">${countLeads(leads.length, 'ricevut')}</p>
      ${
        leads.length === 0
          ? emptyInbox(url)
          : html`${toolbar(leads)}<ul role="list">${leads.toReversed().map(lead => leadCard(lead, words))}</ul>`
      }
    </main>
  </body>
</html>`
}
