import { handling } from '~/content/business'
import { paths } from '~/content/paths'
import { facts, site } from '~/content/site'
import {
  authorityLink,
  company,
  dpoLink,
  emailLink,
  type LegalDocument,
  type LegalLink,
  type LegalText,
  type Purpose,
  pecLink,
  phoneLink,
} from './legal-document'
import { recipients, transfers } from './recipients'

const cookiePolicy: LegalLink = { text: 'Cookie Policy', to: paths.cookies }
const rights: LegalLink = { text: 'I tuoi diritti', to: '#diritti' }
const purposes: LegalLink = { text: 'Finalità', to: '#finalita' }

const consent = 'Consenso (art. 6, par. 1, lett. a, GDPR)'
const interest = 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR)'
const cookieConsent =
  'Consenso (art. 6, par. 1, lett. a, GDPR e art. 122 Codice privacy), che dai nel banner o nelle preferenze.'
const cookieRetention: LegalText = ['Per la durata che leggi nella ', cookiePolicy, '.']

/** Added to the collected data when leads carry their campaign (VITE_LEAD_CAMPAIGN). */
export const campaignNotice: LegalText =
  'Se arrivi da un annuncio o da un’altra campagna, insieme alla tua richiesta ci arriva anche il nome della campagna (i parametri «utm» dell’indirizzo su cui sei arrivato). Il sito lo tiene in memoria solo durante la visita e non lo scrive nel tuo browser.'

/**
 * Added to the purposes when a service of another company of that category is configured. Until then
 * the site does nothing of the kind, and the policy does not speak of it.
 */
export const trackingPurposes: Record<'functional' | 'analytics' | 'marketing', Purpose> = {
  functional: {
    purpose: 'Mostrarti il video di presentazione',
    data: 'Indirizzo IP, dati tecnici del browser e pagina da cui guardi il video. Li riceve chi fornisce il lettore, dopo il tuo clic.',
    basis: cookieConsent,
    retention: cookieRetention,
  },
  analytics: {
    purpose: 'Capire come viene usato il sito',
    data: 'Pagine viste, apertura del modulo, passaggi completati e invio riuscito, mai quello che scrivi; indirizzo IP, dati tecnici e identificativi del browser.',
    basis: cookieConsent,
    retention: cookieRetention,
  },
  marketing: {
    purpose: 'Misurare i nostri annunci e mostrarteli dove ti interessano',
    data: 'Pagine viste, apertura del modulo, passaggi completati e invio riuscito, mai quello che scrivi; annuncio da cui arrivi, indirizzo IP, dati tecnici e identificativi del browser.',
    basis: cookieConsent,
    retention: cookieRetention,
  },
}

/** Added to the recipients with the Meta pixel: joint controllers, by the judgment C-40/17 (Fashion ID). */
export const metaNotice: LegalText = [
  'Con il pixel di Meta, siamo contitolari del trattamento con Meta Platforms Ireland Limited per la raccolta dei dati e la loro trasmissione a Meta (art. 26 GDPR; Corte di giustizia UE, 29 luglio 2019, C-40/17). Per quello che Meta ne fa dopo è titolare da sola. Puoi esercitare i tuoi diritti con noi o con Meta, che li spiega nella sua ',
  { text: 'informativa', to: 'https://www.facebook.com/privacy/policy' },
  '.',
]

/** Added to the transfers with a service of that company (src/content/tracking.ts). */
export const companyTransfers: Record<string, LegalText> = {
  'Google Ireland Limited':
    'Se accetti i servizi di Google, Google LLC tratta i dati negli Stati Uniti: aderisce all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).',
  'Meta Platforms Ireland Limited':
    'Se accetti il marketing, Meta Platforms, Inc. tratta i dati negli Stati Uniti: aderisce all’EU-US Data Privacy Framework, che la Commissione europea ha dichiarato adeguato con la decisione (UE) 2023/1795 (art. 45 GDPR).',
  'Vimeo.com, Inc.': [
    'Se guardi il video, Vimeo.com, Inc. tratta i dati negli Stati Uniti, con le garanzie degli articoli 45 e 46 del GDPR che indica nella sua ',
    { text: 'informativa', to: 'https://vimeo.com/privacy' },
    '.',
  ],
}

const leadRetention = `Non oltre ${facts.retention} dalla raccolta, o meno se revochi il consenso.`

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  intro: `Questa informativa spiega quali dati personali tratta il sito ${site.name}, perché, per quanto tempo e che cosa puoi chiederci. È resa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679 (GDPR) e del decreto legislativo 30 giugno 2003, n. 196 (Codice privacy).`,
  sections: [
    {
      id: 'titolare',
      title: 'Titolare del trattamento',
      blocks: [
        `Il titolare del trattamento è ${company.name}, con sede in ${company.address}. ${company.registrationSentence}`,
        [
          'Per tutto ciò che riguarda i tuoi dati scrivi a ',
          emailLink,
          ...(pecLink ? [' o, via PEC, a ', pecLink] : []),
          ' oppure chiama il ',
          phoneLink,
          '.',
        ],
        // Art. 13(1)(b) GDPR, for those who have one (art. 37).
        ...(dpoLink
          ? [['Il responsabile della protezione dei dati (DPO) risponde a ', dpoLink, '.']]
          : []),
      ],
    },
    {
      id: 'dati',
      title: 'Dati che raccogliamo',
      blocks: [
        'Il sito è fatto di pagine statiche: non ha un’area riservata e non chiede di registrarsi. I dati che trattiamo sono questi.',
        {
          pairs: [
            {
              term: 'Dati di navigazione',
              text: 'Per mostrarti le pagine, i sistemi del fornitore di hosting ricevono i dati che ogni browser trasmette: indirizzo IP, data e ora, pagina richiesta, esito della richiesta, tipo di browser e sistema operativo. Servono a far funzionare e proteggere il sito, non a identificarti.',
            },
            {
              term: 'Modulo «Ottieni GRATIS il metodo»',
              text: 'Nome, email e telefono, insieme alla data e ora dell’invio e a un’etichetta che indica il modulo di provenienza. La casella con cui accetti i termini e autorizzi il trattamento è necessaria per inviare.',
            },
            {
              term: 'Modulo per le aziende',
              text: 'Nome, cognome ed email aziendale; dimensione del team, formazione attuale, difficoltà principale, obiettivo e disponibilità di budget, scelti tra le risposte proposte; telefono e, se vuoi, nome dell’azienda o del progetto. Insieme partono l’indicazione che si tratta del modulo per le aziende e la data e ora dell’invio.',
            },
            {
              term: 'Cookie e memorie del browser',
              text: [
                'Senza il tuo consenso il sito non installa nessun cookie. Nel tuo browser salva la tua scelta sui cookie e, mentre lo compili, la bozza del modulo. I dettagli sono nella ',
                cookiePolicy,
                '.',
              ],
            },
            {
              term: 'Messaggi e telefonate',
              text: 'Se ci scrivi o ci chiami, i recapiti da cui lo fai e quello che decidi di raccontarci.',
            },
          ],
        },
        'Non chiediamo dati di categorie particolari (art. 9 GDPR), come quelli sulla salute o sulle opinioni: ti preghiamo di non inviarceli.',
      ],
    },
    {
      id: 'finalita',
      title: 'Finalità',
      blocks: [
        'Usiamo i dati solo per questi scopi. Per ognuno leggi quali dati, su quale base e per quanto tempo.',
        {
          purposes: [
            {
              purpose: 'Mandarti il metodo e fissare la consulenza gratuita',
              data: `Nome, email e telefono, data e ora dell’invio. Con questi ti mandiamo il metodo, ti contattiamo entro ${facts.followUp} e fissiamo e svolgiamo la consulenza gratuita di ${facts.consultation}.`,
              basis: `${consent}, che dai spuntando la casella del modulo.`,
              retention: leadRetention,
            },
            {
              purpose: 'Presentarti i nostri programmi a pagamento',
              data: 'Gli stessi, più quello che ci racconti durante la consulenza: lì te li presentiamo, se ti interessa. Niente ti obbliga ad acquistare.',
              basis: `${consent}, che dai spuntando la casella del modulo.`,
              retention: leadRetention,
            },
            {
              purpose: 'Ricontattare le aziende e presentare i programmi per i team',
              data: 'I dati del modulo per le aziende, data e ora dell’invio, e quello che ci racconti nella call di valutazione.',
              basis: `${interest} a rispondere a chi ci chiede di essere ricontattato per la propria azienda o il proprio progetto, e a proporgli i nostri servizi.`,
              retention: `Non oltre ${facts.retention} dalla raccolta, o meno se ti opponi.`,
            },
            {
              purpose: 'Rispondere a chi ci scrive o ci chiama',
              data: 'I recapiti da cui ci contatti e quello che decidi di raccontarci.',
              basis: `${interest} a rispondere a chi ci contatta.`,
              retention: `Non oltre ${facts.retention} dalla raccolta, o meno se ti opponi.`,
            },
            {
              purpose: 'Far funzionare il sito e proteggerlo da guasti, abusi e attacchi',
              data: 'I dati di navigazione.',
              basis: `${interest} a offrire un sito che funziona ed è protetto.`,
              retention: `${handling.logRetention}, nei registri del fornitore di hosting.`,
            },
            {
              purpose: 'Ricordare la tua scelta sui cookie e la bozza di un modulo',
              data: 'Le memorie essenziali del tuo browser.',
              basis: `${interest}. Sono strettamente necessarie al servizio che chiedi, perciò non serve il consenso (art. 122, comma 1, Codice privacy).`,
              retention: [
                'Solo nel tuo browser. La bozza si cancella quando l’invio riesce o quando chiudi la scheda; la scelta resta per la durata che leggi nella ',
                cookiePolicy,
                '.',
              ],
            },
            {
              purpose: 'Difendere un diritto',
              data: 'Quelli, tra i precedenti, che servono in un procedimento.',
              basis: `${interest} a tutelare le nostre ragioni.`,
              retention: 'Fino alla conclusione del procedimento, e solo per quello.',
            },
          ],
        },
        'Senza un tuo consenso separato non usiamo i dati dei moduli per newsletter o altra pubblicità (art. 130 Codice privacy) e non li diamo alle aziende partner.',
        'Prima di usare i dati per uno scopo diverso ti informiamo e, quando la legge lo richiede, ti chiediamo il consenso.',
      ],
    },
    {
      id: 'base-giuridica',
      title: 'Base giuridica',
      blocks: [
        [
          'I trattamenti si fondano sul tuo consenso o sul nostro legittimo interesse. Quale dei due vale per ogni scopo lo leggi in «',
          purposes,
          '».',
        ],
        [
          'Puoi revocare il consenso in ogni momento, senza effetti su ciò che è avvenuto prima, e opporti ai trattamenti fondati sul legittimo interesse: vedi «',
          rights,
          '».',
        ],
      ],
    },
    {
      id: 'conferimento',
      title: 'Sei obbligato a darci i dati?',
      blocks: [
        'No, nessuna legge o contratto ti obbliga. Nei moduli, però, i dati indicati come obbligatori servono per risponderti: senza, la richiesta non parte. Il nome dell’azienda o del progetto è facoltativo.',
        'I dati di navigazione sono indispensabili per mostrarti le pagine. I cookie non essenziali sono sempre facoltativi: se li rifiuti, il sito funziona lo stesso.',
      ],
    },
    {
      id: 'destinatari',
      title: 'A chi comunichiamo i dati',
      blocks: [
        'I dati sono trattati, con strumenti informatici e misure di sicurezza adeguate, dalle persone che lavorano con noi e che abbiamo autorizzato. Questi fornitori li trattano per nostro conto, come responsabili del trattamento (art. 28 GDPR):',
        recipients(handling.processors),
        'Comunichiamo i dati a consulenti tenuti alla riservatezza quando serve per difendere un diritto o rispettare la legge, e alle autorità nei casi previsti dalla legge. I dati non vengono diffusi.',
        [
          'Se ci sono servizi di altre aziende che partono con il tuo consenso, e quali, lo leggi nella ',
          cookiePolicy,
          '.',
        ],
      ],
    },
    {
      id: 'trasferimenti',
      title: 'Trasferimenti fuori dallo Spazio economico europeo',
      blocks: [
        ...transfers(handling.processors),
        ['Delle garanzie di un trasferimento puoi avere copia scrivendo a ', emailLink, '.'],
      ],
    },
    {
      id: 'conservazione',
      title: 'Conservazione',
      blocks: [
        [
          `Conserviamo i dati personali per il tempo necessario agli scopi per cui li usiamo e comunque non oltre ${facts.retention} dalla raccolta. Poi li cancelliamo o li rendiamo anonimi. Il tempo di ogni scopo lo leggi in «`,
          purposes,
          '».',
        ],
        `Se non diventi cliente, cancelliamo i dati del modulo al più tardi ${facts.retention} dopo l’invio; prima, se ce lo chiedi. Se diventi cliente, per i dati del contratto ricevi un’informativa specifica.`,
        'Se la legge ci impone di tenere un dato, o se ci serve per difendere un diritto in un procedimento già aperto, lo conserviamo solo per quello e fino alla sua conclusione.',
      ],
    },
    {
      id: 'diritti',
      title: 'I tuoi diritti',
      blocks: [
        'Gli articoli da 15 a 22 del GDPR ti riconoscono questi diritti:',
        {
          pairs: [
            {
              term: 'Accesso (art. 15)',
              text: 'Sapere se trattiamo tuoi dati, quali e come, e averne una copia.',
            },
            { term: 'Rettifica (art. 16)', text: 'Far correggere o completare i dati inesatti.' },
            {
              term: 'Cancellazione (art. 17)',
              text: 'Far cancellare i dati, nei casi previsti («diritto all’oblio»).',
            },
            {
              term: 'Limitazione (art. 18)',
              text: 'Far sospendere l’uso dei dati mentre si chiarisce una questione.',
            },
            {
              term: 'Notifica (art. 19)',
              text: 'Sapere a chi abbiamo comunicato una rettifica, cancellazione o limitazione.',
            },
            {
              term: 'Portabilità (art. 20)',
              text: 'Ricevere i dati che ci hai fornito, quando il trattamento si fonda sul consenso, in un formato leggibile da un computer, o farli trasmettere a un altro titolare.',
            },
            {
              term: 'Decisioni automatizzate (art. 22)',
              text: 'Non subire decisioni basate solo su trattamenti automatizzati.',
            },
          ],
        },
        // Art. 21(4) GDPR: clearly, and apart from all other information.
        {
          strong: [
            'Diritto di opposizione (art. 21 GDPR): puoi opporti in ogni momento ai trattamenti fondati sul nostro legittimo interesse, per motivi legati alla tua situazione. All’uso dei tuoi dati per proporti i nostri servizi puoi opporti sempre, senza spiegare perché. Basta scrivere a ',
            emailLink,
            '.',
          ],
        },
        [
          'Puoi inoltre revocare il consenso in qualsiasi momento (art. 7, par. 3, GDPR). Per i cookie usa il link «Preferenze cookie» in fondo a ogni pagina; per tutto il resto scrivi a ',
          emailLink,
          '. La richiesta è gratuita e rispondiamo al più tardi entro un mese (art. 12 GDPR).',
        ],
        [
          'Se pensi che i tuoi dati siano trattati in modo scorretto puoi proporre reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, ',
          authorityLink,
          ' (art. 77 GDPR), oppure rivolgerti al giudice (art. 79 GDPR).',
        ],
      ],
    },
    {
      id: 'decisioni-automatizzate',
      title: 'Decisioni automatizzate',
      blocks: [
        'Non prendiamo decisioni basate unicamente su trattamenti automatizzati e non facciamo profilazione che produca effetti giuridici su di te o ti riguardi in modo altrettanto significativo (art. 22 GDPR).',
      ],
    },
    {
      id: 'minori',
      title: 'Minori',
      blocks: [
        [
          'Il sito e i servizi sono rivolti a chi ha compiuto 18\u00a0anni. Se sei minorenne, non compilare i moduli. Se scopriamo di aver ricevuto i dati di un minore li cancelliamo; un genitore o un tutore può segnalarcelo a ',
          emailLink,
          '.',
        ],
      ],
    },
    {
      id: 'modifiche',
      title: 'Modifiche',
      blocks: [
        'Aggiorniamo questa informativa quando cambiano il sito, i fornitori o la legge. In alto leggi il numero della versione in vigore e il giorno da cui vale; la prima data è quella del giorno in cui la consulti. Le versioni precedenti, con le loro date, te le mandiamo su richiesta: così sai quale testo valeva quando hai dato il consenso. Se una modifica riguarda dati che ci hai già dato, te lo comunichiamo nei casi previsti dalla legge.',
      ],
    },
    {
      id: 'contatti',
      title: 'Contatti',
      blocks: [
        [
          'Per domande su questa pagina o per esercitare i tuoi diritti scrivi a ',
          emailLink,
          ', chiama il ',
          phoneLink,
          ` o invia una lettera a ${company.name}, ${company.address}.`,
        ],
      ],
    },
  ],
}
