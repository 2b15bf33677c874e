import { about, type Check } from '../check.ts'

const publish = 'ripubblica tutta la cartella dist'
const turnOff = `${publish}; se l’hai già fatto, spegni nelle impostazioni dell’host ciò che la cambia`
const setCache = (rule: string) => `fai impostare all’host la regola cache-control: ${rule}`
const not404 =
  'fai impostare all’host la pagina 404.html per gli indirizzi che non esistono, con il codice 404 (status)'

type Fault = readonly ['warning' | 'error', message: string, remedy: string]

/** What may be wrong with a published site, and what to do; * stands for what was found. */
const faults = {
  password: [
    'error',
    'l’host chiede una password (codice 401): ciò che c’è dietro non l’ho visto',
    'togli la protezione dalle impostazioni dell’host; se è un’anteprima è normale',
  ],
  refused: [
    'error',
    'l’host rifiuta il doctor (codice 403), quindi non so che cosa vedono i visitatori: forse una protezione lo prende per un programma malevolo',
    'apri l’indirizzo nel browser: se si apre, permetti nelle impostazioni dell’host lo user agent “palestra-venditori doctor” e riprova; se non si apre, correggi i permessi dei file',
  ],
  limited: [
    'error',
    'l’host dice che gli si chiede troppo in poco tempo (codice 429), quindi non so che cosa vedono i visitatori',
    'aspetta qualche minuto e riprova',
  ],
  redirected: [
    'error',
    'non si apre a questo indirizzo: rimanda a *',
    'togli il rinvio (redirect) dalle impostazioni dell’host',
  ],
  missing: [
    'error',
    'non si apre: risponde con il codice *',
    `${publish}; per le pagine controlla con l’host che gli indirizzi funzionino senza .html in fondo`,
  ],
  type: [
    'error',
    'l’host dice che è di un altro tipo (*), e i browser non lo accettano (Content-Type)',
    `${publish}; se l’hai già fatto, fai correggere all’host il tipo di questi file`,
  ],
  build: [
    'error',
    'il sito pubblicato non è quello della cartella dist: i file non li ho confrontati',
    `se hai pubblicato da Git o da un altro computer, rifai prima la cartella dist con npm run build; altrimenti ${publish}`,
  ],
  demo: [
    'error',
    'è pubblicato il sito dimostrativo, con i dati di esempio',
    `costruisci il sito vero con npm run build e ${publish}`,
  ],
  unbuilt: [
    'error',
    'il sito non si costruisce su questo computer: di pagine, file e regole di sicurezza non so dire se sono quelli giusti',
    'fai riuscire npm run build, che dice che cosa manca, e riprova',
  ],
  broken: [
    'error',
    'i suoi programmi o il suo aspetto non sono quelli della cartella dist, e le regole di sicurezza li fermano: i moduli possono non aprirsi',
    turnOff,
  ],
  scripts: [
    'warning',
    'l’host ci aggiunge ciò che non è del sito: *',
    'spegni nelle impostazioni dell’host ciò che lo aggiunge, per esempio le sue statistiche',
  ],
  changed: ['warning', 'non è come nella cartella dist', turnOff],
  damaged: [
    'error',
    'si è rovinato nella pubblicazione, o l’host lo cambia',
    `${publish} (con FTP, in modalità binaria)`,
  ],
  'no-headers': [
    'error',
    'l’host non manda queste regole di sicurezza (header): *',
    'fai mandare all’host le regole di sicurezza scritte in dist: docs/pubblicare.md dice come, host per host',
  ],
  headers: [
    'error',
    'queste regole di sicurezza (header) non sono quelle della cartella dist: *',
    `${publish}; se l’hai già fatto, togli dalle impostazioni dell’host le sue`,
  ],
  policy: [
    'error',
    'la cartella dist è stata costruita con altri webhook: le sue pagine non lasciano partire i contatti per *',
    `ricostruisci il sito (npm run build) e ${publish}`,
  ],
  kept: [
    'error',
    'resta nella memoria dei browser (*): chi l’ha già vista non vede gli aggiornamenti',
    setCache('no-cache'),
  ],
  'kept-briefly': [
    'warning',
    'può restare nella memoria dei browser (*): chi l’ha già vista non vede subito gli aggiornamenti',
    setCache('no-cache'),
  ],
  forgotten: [
    'warning',
    'il browser lo richiede a ogni visita (*): il sito torna lento',
    setCache('public, max-age=31536000, immutable'),
  ],
  'missing-file': [
    'error',
    'il browser ricorda che un file mancava (*), anche quando è tornato, e i pulsanti restano morti',
    setCache('no-cache, per gli errori'),
  ],
  noindex: [
    'error',
    'l’host la nasconde ai motori di ricerca: nessuno la troverà su Google (noindex)',
    'togli il divieto dalle impostazioni dell’host; se è un indirizzo di anteprima è normale',
  ],
  robots: [
    'error',
    'vieta ai motori di ricerca *: nessuno le troverà su Google',
    'spegni nelle impostazioni dell’host il suo robots.txt, oppure ripubblica tutta la cartella dist',
  ],
  sitemap: ['error', 'non dice ai motori di ricerca dov’è l’elenco delle pagine, *', publish],
  compression: [
    'warning',
    'arriva senza compressione, quindi lenta',
    'fai attivare all’host la compressione (brotli o gzip)',
  ],
  speed: [
    'warning',
    'l’host comincia a rispondere dopo * secondi: chi arriva da un annuncio non aspetta',
    'riprova in un altro momento; se resta così, chiedi all’host perché, o scegline uno più veloce',
  ],
  'not-found': ['error', 'un indirizzo che non esiste risponde con il codice *, non 404', not404],
  'other-not-found': [
    'warning',
    'un indirizzo che non esiste non mostra la nostra pagina 404',
    not404,
  ],
  slash: [
    'warning',
    'con la barra in fondo all’indirizzo *: è un doppione, e nelle statistiche le visite si dividono',
    'fai impostare all’host il rinvio all’indirizzo senza barra (trailing slash), con ciò che segue il punto interrogativo',
  ],
  https: [
    'error',
    'chi scrive l’indirizzo con http non viene portato a https: *',
    'attiva nelle impostazioni dell’host il passaggio da http a https',
  ],
  twin: [
    'error',
    'chi scrive così il dominio non viene portato all’indirizzo del sito: *',
    'nel DNS porta al sito il dominio con www e quello senza, e fai impostare all’host il rinvio (redirect) dall’uno all’altro: docs/pubblicare.md dice come',
  ],
  elsewhere: [
    'error',
    'rimanda a *, che non è l’indirizzo scritto nei dati: lì non ho controllato niente',
    'se il sito sta lì, scrivilo in npm run setup, ricostruisci e ripubblica; altrimenti togli il rinvio (redirect) dalle impostazioni dell’host',
  ],
  moved: [
    'warning',
    'rimanda a *, l’indirizzo del sito: ho controllato quello',
    'la prossima volta scrivi npm run doctor -- --site *',
  ],
  address: [
    'warning',
    'il sito dice di stare su *, non qui',
    'va bene per un’anteprima; per il sito vero correggi l’indirizzo in npm run setup, ricostruisci il sito e ripubblicalo',
  ],
} satisfies Record<string, Fault>

/** A line about what is wrong. */
export function fault(
  name: keyof typeof faults,
  target: string,
  found: string | number = '',
): Check {
  const [outcome, message, remedy] = faults[name]
  const fill = (text: string) => text.replace('*', String(found))
  return about(`site.${name}`, target)[outcome](fill(message), fill(remedy))
}
