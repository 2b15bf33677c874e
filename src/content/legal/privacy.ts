import { paths } from '~/content/paths'
import { facts, site } from '~/content/site'
import {
  authorityLink,
  company,
  emailLink,
  type LegalDocument,
  type LegalLink,
  type LegalText,
  phoneLink,
} from './legal-document'

const cookiePolicy: LegalLink = { text: 'Cookie Policy', to: paths.cookies }
const rights: LegalLink = { text: 'I tuoi diritti', to: '#diritti' }

/** Added to the collected data when leads carry their campaign (VITE_LEAD_CAMPAIGN). */
export const campaignNotice: LegalText =
  'Se arrivi da un annuncio o da una newsletter, insieme alla tua richiesta ci arriva anche il nome della campagna (i parametri «utm» dell’indirizzo su cui sei arrivato). Il sito lo tiene in memoria solo durante la visita e non lo scrive nel tuo browser.'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  intro: `Questa informativa spiega quali dati personali tratta il sito ${site.name}, perché, per quanto tempo e che cosa puoi chiederci. È resa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679 (GDPR) e del decreto legislativo 30 giugno 2003, n. 196 (Codice privacy).`,
  sections: [
    {
      id: 'titolare',
      title: 'Titolare del trattamento',
      blocks: [
        `Il titolare del trattamento è ${company.name}, con sede in ${company.address}. ${company.registration}.`,
        [
          'Per tutto ciò che riguarda i tuoi dati scrivi a ',
          emailLink,
          ' oppure chiama il ',
          phoneLink,
          '.',
        ],
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
                'Di partenza il sito non installa cookie. Nel tuo browser salva la tua scelta sui cookie e, mentre lo compili, la bozza del modulo. I dettagli sono nella ',
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
        'Usiamo i dati per:',
        {
          list: [
            `inviarti il metodo gratuito, contattarti entro ${facts.followUp} e fissare e svolgere la consulenza gratuita di ${facts.consultation};`,
            'valutare le richieste delle aziende e ricontattare chi le ha inviate per la call di valutazione;',
            'rispondere alle domande che ci fai per email o al telefono;',
            'far funzionare il sito e proteggerlo da guasti, abusi e attacchi;',
            'ricordare le tue scelte sui cookie e attivare solo i servizi che hai accettato;',
            'accertare, esercitare o difendere un diritto, se dovesse servire.',
          ],
        },
        'Se un giorno volessimo usare i dati per uno scopo diverso, ti informeremo prima e, quando la legge lo richiede, ti chiederemo il consenso.',
      ],
    },
    {
      id: 'base-giuridica',
      title: 'Base giuridica',
      blocks: [
        'I trattamenti si fondano sul tuo consenso o sul nostro legittimo interesse.',
        {
          pairs: [
            {
              term: 'Metodo e consulenza gratuita',
              text: 'Consenso (art. 6, par. 1, lett. a, GDPR), che dai spuntando la casella del modulo.',
            },
            {
              term: 'Richieste delle aziende',
              text: 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR) a rispondere a chi ci chiede di essere ricontattato per conto della propria azienda o del proprio progetto.',
            },
            {
              term: 'Domande per email o telefono',
              text: 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR) a rispondere a chi ci contatta.',
            },
            {
              term: 'Funzionamento e sicurezza',
              text: 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR) a offrire un sito che funziona ed è protetto.',
            },
            {
              term: 'Memorie essenziali',
              text: 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR). Sono strettamente necessarie al servizio che chiedi, perciò non serve il consenso (art. 122, comma 1, Codice privacy).',
            },
            {
              term: 'Cookie funzionali, analitici e di marketing',
              text: 'Consenso (art. 6, par. 1, lett. a, GDPR e art. 122 Codice privacy), che dai nel banner o nelle preferenze.',
            },
            {
              term: 'Difesa di un diritto',
              text: 'Legittimo interesse (art. 6, par. 1, lett. f, GDPR) a tutelare le nostre ragioni.',
            },
          ],
        },
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
        'I dati sono trattati, con strumenti informatici e misure di sicurezza adeguate, dalle persone che lavorano con noi e che abbiamo autorizzato. Ci aiutano alcuni fornitori, che trattano i dati per nostro conto come responsabili del trattamento (art. 28 GDPR):',
        {
          list: [
            'il fornitore di hosting, che conserva le pagine del sito e te le consegna;',
            'il fornitore del servizio di automazione (webhook), che riceve i dati dei moduli e ce li mette a disposizione. Quando premi il pulsante di invio, il tuo browser li trasmette direttamente a questo servizio, con una connessione cifrata; come in ogni collegamento, il servizio riceve anche il tuo indirizzo IP e i dati tecnici del browser;',
            'i fornitori degli altri strumenti che usiamo per scriverti, telefonarti e fissare gli appuntamenti.',
          ],
        },
        [
          'Possiamo comunicare i dati a consulenti tenuti alla riservatezza e, nei casi previsti dalla legge, alle autorità. I dati non vengono diffusi. Per avere l’elenco aggiornato dei responsabili scrivi a ',
          emailLink,
          '.',
        ],
        [
          'I servizi di terze parti che partono solo con il tuo consenso sono descritti nella ',
          cookiePolicy,
          '.',
        ],
      ],
    },
    {
      id: 'trasferimenti',
      title: 'Trasferimenti fuori dallo Spazio economico europeo',
      blocks: [
        'Alcuni fornitori possono trattare i dati in Paesi fuori dallo Spazio economico europeo. In questo caso il trasferimento avviene solo con le garanzie previste dagli articoli 44 e seguenti del GDPR: una decisione di adeguatezza della Commissione europea (art. 45) oppure le clausole contrattuali tipo (art. 46).',
        [
          'Puoi chiederci quali garanzie si applicano, e averne copia, scrivendo a ',
          emailLink,
          '.',
        ],
      ],
    },
    {
      id: 'conservazione',
      title: 'Conservazione',
      blocks: [
        `Conserviamo i dati personali per il tempo necessario alle finalità indicate e comunque non oltre ${facts.retention} dalla raccolta. Poi li cancelliamo o li rendiamo anonimi.`,
        {
          pairs: [
            {
              term: 'Dati dei moduli, messaggi e telefonate',
              text: `Non oltre ${facts.retention} dalla raccolta, o meno se revochi il consenso o ne ottieni la cancellazione.`,
            },
            {
              term: 'Dati di navigazione',
              text: `Per il tempo tecnico previsto dal fornitore di hosting, non oltre ${facts.retention}.`,
            },
            {
              term: 'Bozze dei moduli',
              text: 'Solo nel tuo browser: si cancella quando l’invio riesce o quando chiudi la scheda.',
            },
            {
              term: 'Scelta sui cookie',
              text: 'Solo nel tuo browser, finché non la cambi o non la cancelli.',
            },
          ],
        },
        'Se un dato ci serve per difendere un diritto in un procedimento già aperto, o se la legge ci impone di tenerlo, lo conserviamo solo per quello scopo e fino alla sua conclusione. Se diventi cliente, per i dati del contratto ricevi un’informativa specifica.',
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
              term: 'Opposizione (art. 21)',
              text: 'Opporti ai trattamenti fondati sul legittimo interesse, per motivi legati alla tua situazione; al marketing diretto puoi opporti sempre.',
            },
            {
              term: 'Decisioni automatizzate (art. 22)',
              text: 'Non subire decisioni basate solo su trattamenti automatizzati.',
            },
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
        'Aggiorniamo questa informativa quando cambiano il sito, i fornitori o la legge. La versione in vigore è quella pubblicata in questa pagina: la data in alto è quella del giorno in cui la consulti. Se una modifica riguarda dati che ci hai già dato, te lo comunichiamo nei casi previsti dalla legge.',
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
