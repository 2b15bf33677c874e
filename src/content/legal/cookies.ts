import { paths } from '~/content/paths'
import { site } from '~/content/site'
import {
  authorityLink,
  company,
  emailLink,
  type LegalBlock,
  type LegalDocument,
  type LegalTable,
  phoneLink,
} from './legal-document'

/** A service of another company that this site has, in the words of the policy. */
export interface CookieService {
  service: string
  company: string
  purpose: string
  /** The company's own privacy policy. */
  policy: string
  /** The categories with whose consent it starts, as "Analitici o Marketing". */
  startsWith: string
  /** It also starts with a click on the notice in its place. */
  hasNotice: boolean
}

const where = {
  site: 'Memoria locale (localStorage), finché non la cancelli',
  tab: 'Memoria della scheda (sessionStorage), fino all’invio riuscito o alla chiusura della scheda',
}

/** The entries that the site itself stores; cookie-tables.ts adds those of the services. */
export function storage(hasServices: boolean): LegalTable {
  return {
    caption: 'Che cosa viene salvato nel tuo browser',
    head: ['Nome', 'Categoria', 'Dove e per quanto', 'A che cosa serve'],
    rows: [
      [
        'cookie-consent',
        'Essenziale',
        where.site,
        'Ricorda che hai scelto, così il banner non torna: «true» se hai accettato o personalizzato, «false» se hai rifiutato.',
      ],
      [
        'cookie-preferences',
        'Essenziale',
        where.site,
        hasServices
          ? 'Ricorda quali categorie hai accettato, per quali servizi te lo abbiamo chiesto e in che giorno.'
          : 'Ricorda quali categorie hai accettato.',
      ],
      [
        'contact-draft',
        'Essenziale',
        where.tab,
        'Conserva la bozza della richiesta di consulenza, così un ricaricamento non la perde.',
      ],
      [
        'company-wizard-draft',
        'Essenziale',
        where.tab,
        'Conserva la bozza del modulo per le aziende, così un ricaricamento non la perde.',
      ],
    ],
  }
}

/** What the policy says where the site has no service of another company, and where it has some. */
const without = {
  brief: 'il sito non installa nessun cookie.',
  use: 'Il sito non installa nessun cookie, né suo né di terze parti. Usa soltanto le memorie elencate qui sotto, che non servono a seguirti e restano nel tuo browser.',
  types:
    'Gli essenziali sono sempre attivi e non richiedono consenso. Per gli altri oggi non c’è nessun servizio: se ne aggiungiamo uno, resta spento finché non te lo chiediamo e non lo accetti.',
  duration: 'È il caso della tua scelta sui cookie: puoi cambiarla o cancellarla quando vuoi.',
  owner: 'La durata di ciò che salva il sito è indicata nella tabella.',
}

const withServices = {
  brief: 'senza il tuo consenso il sito non installa nessun cookie.',
  use: 'Senza il tuo consenso il sito non installa nessun cookie, né suo né di terze parti. Le memorie essenziali non servono a seguirti e restano nel tuo browser; le altre voci della tabella nascono solo dopo il tuo consenso alla loro categoria.',
  types:
    'Gli essenziali sono sempre attivi e non richiedono consenso. Gli altri sono spenti finché non li accetti.',
  duration:
    'È il caso della tua scelta sui cookie, che vale dodici mesi: poi te la chiediamo di nuovo. Te la chiediamo prima se aggiungiamo un servizio, che fino ad allora resta spento.',
  owner:
    'La durata è indicata nella tabella. Quella dei cookie di terze parti la stabilisce chi fornisce il servizio.',
}

const byNotice = 'Il video esterno parte anche con il tuo clic sull’avviso al suo posto.'

function thirdParties(services: readonly CookieService[]): readonly LegalBlock[] {
  const transfers = [
    { text: 'Privacy Policy', to: `${paths.privacy}#trasferimenti` },
    ', insieme ai servizi che ricevono i moduli e che non usano cookie su questo sito.',
  ]
  if (services.length === 0) {
    return [
      'Il sito non carica servizi di terze parti.',
      ['Chi riceve i dati che ci invii è indicato nella ', ...transfers],
    ]
  }
  return [
    'Il sito ha questi servizi di altre aziende. Ognuno parte solo dopo il tuo consenso e si ferma quando lo revochi.',
    {
      pairs: services.map(({ service, company, purpose, policy, startsWith, hasNotice }) => ({
        term: service,
        text: [
          `${company.replace(/\.$/, '')}. ${purpose} Parte con: ${startsWith}${hasNotice ? ', o con il tuo clic sull’avviso al suo posto' : ''}. `,
          { text: `Informativa di ${service}`, to: policy },
        ],
      })),
    },
    [
      'Quando è attivo, chi fornisce il servizio riceve dati come il tuo indirizzo IP e la pagina visitata, anche fuori dallo Spazio economico europeo. Le garanzie sono spiegate nella ',
      ...transfers,
    ],
  ]
}

/** The policy of a site with these services: it says what is, and nothing that might be. */
export function cookiePolicy(services: readonly CookieService[]): LegalDocument {
  const words = services.length > 0 ? withServices : without
  return {
    title: 'Cookie Policy',
    intro: `Questa pagina spiega quali cookie e quali memorie del browser usa il sito ${site.name}, a che cosa servono e come decidi tu. In breve: ${words.brief}`,
    sections: [
      {
        id: 'che-cosa-sono',
        title: 'Che cosa sono i cookie',
        blocks: [
          'I cookie sono piccoli file di testo che un sito può salvare nel tuo browser e rileggere alla visita successiva. Sono di prima parte se li usa il sito che stai visitando, di terze parti se li usa il servizio di qualcun altro inserito nella pagina.',
          'Esistono memorie simili: la memoria locale (localStorage), che resta finché non la cancelli, e la memoria della scheda (sessionStorage), che sparisce quando chiudi la scheda. La legge le tratta come i cookie, e qui ne parliamo insieme.',
          [
            'Le regole sono nell’art. 122 del decreto legislativo 30 giugno 2003, n. 196 (Codice privacy), nel Regolamento (UE) 2016/679 (GDPR) e nelle linee guida del Garante del 10 giugno 2021 (doc. web n. 9677876, su ',
            authorityLink,
            ').',
          ],
        ],
      },
      {
        id: 'uso',
        title: 'Come li usiamo',
        blocks: [
          services.some(({ hasNotice }) => hasNotice) ? `${words.use} ${byNotice}` : words.use,
          { table: 'storage' },
          'Le voci cookie-consent e cookie-preferences vengono scritte solo quando fai la tua scelta nel banner o nelle preferenze. Le bozze contact-draft e company-wizard-draft nascono solo se inizi a compilare il modulo. Contengono le risposte che hai dato fin lì, mai la casella spuntata, e ci arrivano solo se invii il modulo.',
        ],
      },
      {
        id: 'tipi',
        title: 'Tipi di cookie',
        blocks: [
          `Dividiamo i cookie e le memorie in quattro categorie: essenziali, funzionali, analitici e marketing. ${words.types}`,
          { table: 'categories' },
        ],
      },
      {
        id: 'durata',
        title: 'Durata',
        blocks: [
          {
            pairs: [
              {
                term: 'Di sessione',
                text: 'Spariscono alla chiusura della scheda o del browser. È il caso delle bozze dei moduli, che si cancellano anche quando l’invio riesce.',
              },
              {
                term: 'Persistenti',
                text: `Restano fino alla scadenza o finché non li cancelli. ${words.duration}`,
              },
            ],
          },
          words.owner,
        ],
      },
      {
        id: 'gestione',
        title: 'Come gestisci le tue scelte',
        blocks: [
          'Alla prima visita compare un banner. Finché non scegli, restano attivi solo gli essenziali.',
          {
            pairs: [
              { term: '«Accetta tutti»', text: 'Attiva tutte le categorie.' },
              { term: '«Rifiuta tutti»', text: 'Lascia attivi solo gli essenziali.' },
              {
                term: '«Personalizza»',
                text: 'Ti fa decidere per ogni categoria; poi premi «Salva Preferenze».',
              },
              {
                term: 'La X',
                text: 'Chiude il banner e lascia attivi solo gli essenziali.',
              },
            ],
          },
          'Puoi cambiare idea in ogni momento: il link «Preferenze cookie», in fondo a ogni pagina, riapre le tue scelte. Revocare il consenso è facile quanto darlo e non tocca ciò che è avvenuto prima. Se rifiuti, il sito funziona lo stesso.',
        ],
      },
      {
        id: 'browser',
        title: 'Come disattivarli dal browser',
        blocks: [
          'Puoi bloccare o cancellare cookie e dati dei siti anche dalle impostazioni del browser. Se cancelli i dati di questo sito, il banner ricompare; se blocchi anche le memorie locali, la scelta vale solo per la visita.',
          {
            pairs: [
              {
                term: 'Chrome',
                text: [
                  'Impostazioni → Privacy e sicurezza → Cookie di terze parti. ',
                  {
                    text: 'Guida di Chrome',
                    to: 'https://support.google.com/chrome/answer/95647?hl=it',
                  },
                ],
              },
              {
                term: 'Firefox',
                text: [
                  'Impostazioni → Privacy e sicurezza → Cookie e dati dei siti web. ',
                  {
                    text: 'Guida di Firefox',
                    to: 'https://support.mozilla.org/it/kb/protezione-antitracciamento-avanzata-firefox-desktop',
                  },
                ],
              },
              {
                term: 'Safari',
                text: [
                  'Su Mac: Safari → Impostazioni → Privacy. Su iPhone e iPad: Impostazioni → App → Safari. ',
                  {
                    text: 'Guida di Safari',
                    to: 'https://support.apple.com/it-it/guide/safari/sfri11471/mac',
                  },
                ],
              },
              {
                term: 'Edge',
                text: [
                  'Impostazioni → Cookie e autorizzazioni sito. ',
                  {
                    text: 'Guida di Edge',
                    to: 'https://support.microsoft.com/it-it/microsoft-edge/eliminare-i-cookie-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
                  },
                ],
              },
            ],
          },
          'I nomi delle voci possono cambiare da una versione all’altra del browser.',
        ],
      },
      {
        id: 'terze-parti',
        title: 'Terze parti',
        blocks: thirdParties(services),
      },
      {
        id: 'modifiche',
        title: 'Modifiche e contatti',
        blocks: [
          'Aggiorniamo questa pagina quando cambia ciò che il sito salva o carica. In alto leggi il numero della versione in vigore e il giorno da cui vale; la prima data è quella del giorno in cui la consulti. Le versioni precedenti te le mandiamo su richiesta.',
          [
            `Il titolare del trattamento è ${company.name}, ${company.address}. Per domande scrivi a `,
            emailLink,
            ' o chiama il ',
            phoneLink,
            '. I tuoi diritti sono spiegati nella ',
            { text: 'Privacy Policy', to: `${paths.privacy}#diritti` },
            '.',
          ],
        ],
      },
    ],
  }
}
