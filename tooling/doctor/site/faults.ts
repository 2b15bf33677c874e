import { about, type Check } from '../check.ts'

const publish = 'ripubblica tutta la cartella dist'
const turnOff = `${publish} (con FTP, in modalità binaria); se l’hai già fatto, spegni nelle impostazioni dell’host ciò che la cambia`
const setCache = (rule: string) => `fai impostare all’host la regola cache-control: ${rule}`
const not404 =
  'fai impostare all’host la pagina 404.html per gli indirizzi che non esistono, con il codice 404 (status)'

type Fault = readonly [message: string, remedy: string]

/** What loses leads or visits, and what to do; * stands for what was found. */
const errors = {
  refused: [
    'l’host rifiuta il doctor (codice *), quindi non so che cosa vedono i visitatori: forse chiede una password, o una protezione lo prende per un programma malevolo',
    'apri l’indirizzo nel browser: se chiede una password, togli la protezione dalle impostazioni dell’host (in un’anteprima è normale); se si apre, permetti lì lo user agent “palestra-venditori doctor” e riprova; se no, correggi i permessi dei file',
  ],
  limited: [
    'l’host dice che gli si chiede troppo in poco tempo (codice 429), quindi non so che cosa vedono i visitatori',
    'aspetta qualche minuto e riprova',
  ],
  redirected: [
    'non si apre a questo indirizzo: rimanda a *',
    'togli il rinvio (redirect) dalle impostazioni dell’host',
  ],
  missing: [
    'non si apre: risponde con il codice *',
    `${publish}; per le pagine controlla con l’host che gli indirizzi funzionino senza .html in fondo`,
  ],
  type: [
    'l’host dice che è di un altro tipo (*), e i browser non lo accettano (Content-Type)',
    `${publish}; se l’hai già fatto, fai correggere all’host il tipo di questi file`,
  ],
  build: [
    'il sito pubblicato non è quello della cartella dist: i file non li ho confrontati',
    `se hai pubblicato da Git o da un altro computer, rifai prima la cartella dist con npm run build; altrimenti ${publish}`,
  ],
  demo: [
    'è pubblicato il sito dimostrativo, con i dati di esempio',
    `costruisci il sito vero con npm run build e ${publish}`,
  ],
  unbuilt: [
    'la cartella dist non c’è, o è di una versione di prima: di pagine, file e regole di sicurezza non so dire se sono quelli giusti',
    'rifai dist con npm run build, e riprova',
  ],
  broken: [
    'programmi e aspetto non sono quelli della cartella dist, e le regole di sicurezza possono fermarli: i moduli possono non aprirsi',
    turnOff,
  ],
  headers: [
    'mancano, o non sono quelle della cartella dist, queste regole di sicurezza (header): *',
    'fai mandare all’host quelle scritte in dist (docs/pubblicare.md dice come, host per host), e togli dalle sue impostazioni le altre',
  ],
  policy: [
    'la cartella dist è stata costruita con altri webhook: le sue pagine non lasciano partire i contatti per *',
    `ricostruisci il sito (npm run build) e ${publish}`,
  ],
  kept: [
    'resta nella memoria dei browser (*): chi l’ha già vista non vede gli aggiornamenti',
    setCache('no-cache'),
  ],
  'missing-file': [
    'il browser ricorda che un file mancava (*), anche quando è tornato, e i pulsanti restano morti',
    setCache('no-cache, per gli errori'),
  ],
  noindex: [
    'l’host la nasconde ai motori di ricerca: nessuno la troverà su Google (noindex)',
    'togli il divieto dalle impostazioni dell’host; se è un indirizzo di anteprima è normale',
  ],
  robots: [
    'vieta ai motori di ricerca *: nessuno le troverà su Google',
    'spegni nelle impostazioni dell’host il suo robots.txt, oppure ripubblica tutta la cartella dist',
  ],
  sitemap: ['non dice ai motori di ricerca dov’è l’elenco delle pagine, *', publish],
  'not-found': ['un indirizzo che non esiste risponde con il codice *, non 404', not404],
  https: [
    'chi scrive l’indirizzo con http non viene portato a https: *',
    'attiva nelle impostazioni dell’host il passaggio da http a https',
  ],
  twin: [
    'chi scrive così il dominio non viene portato all’indirizzo del sito: *',
    'nel DNS porta al sito il dominio con www e quello senza, e fai impostare all’host il rinvio (redirect) dall’uno all’altro: docs/pubblicare.md dice come',
  ],
  elsewhere: [
    'rimanda a *, che non è l’indirizzo scritto nei dati: lì non ho controllato niente',
    'se il sito sta lì, scrivilo in npm run setup, ricostruisci e ripubblica; altrimenti togli il rinvio (redirect) dalle impostazioni dell’host',
  ],
} satisfies Record<string, Fault>

/** What the site works with all the same. */
const warnings = {
  scripts: [
    'l’host ci aggiunge ciò che non è del sito: *',
    'spegni nelle impostazioni dell’host ciò che lo aggiunge, per esempio le sue statistiche',
  ],
  changed: ['non è come nella cartella dist', turnOff],
  'kept-briefly': [
    'può restare nella memoria dei browser (*): chi l’ha già vista non vede subito gli aggiornamenti',
    setCache('no-cache'),
  ],
  forgotten: [
    'il browser lo richiede a ogni visita (*): il sito torna lento',
    setCache('public, max-age=31536000, immutable'),
  ],
  compression: [
    'arriva senza compressione, quindi lenta',
    'fai attivare all’host la compressione (brotli o gzip)',
  ],
  speed: [
    'l’host comincia a rispondere dopo * secondi: chi arriva da un annuncio non aspetta',
    'riprova in un altro momento; se resta così, chiedi all’host perché, o scegline uno più veloce',
  ],
  'other-not-found': ['un indirizzo che non esiste non mostra la nostra pagina 404', not404],
  slash: [
    'con la barra in fondo all’indirizzo *: è un doppione, e nelle statistiche le visite si dividono',
    'fai impostare all’host il rinvio all’indirizzo senza barra (trailing slash), con ciò che segue il punto interrogativo',
  ],
  moved: [
    'rimanda a *, l’indirizzo del sito: ho controllato quello',
    'la prossima volta scrivi npm run doctor -- --site *',
  ],
  address: [
    'il sito dice di stare su *, non qui',
    'va bene per un’anteprima; per il sito vero correggi l’indirizzo in npm run setup, ricostruisci il sito e ripubblicalo',
  ],
} satisfies Record<string, Fault>

const faults = { ...errors, ...warnings }

export function fault(
  name: keyof typeof faults,
  target: string,
  found: string | number = '',
): Check {
  const [message, remedy] = faults[name]
  const fill = (text: string) => text.replace('*', String(found))
  const outcome = name in errors ? 'error' : 'warning'
  return about(`site.${name}`, target)[outcome](fill(message), fill(remedy))
}
