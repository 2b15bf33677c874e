import { guaranteeText } from '~/content/claims'
import { paths } from '~/content/paths'
import { facts, site } from '~/content/site'
import { company, emailLink, type LegalDocument, pecLink, phoneLink } from './legal-document'

export const terms: LegalDocument = {
  title: 'Termini di servizio',
  intro: `Questi termini e condizioni regolano le richieste che invii con i moduli del sito ${site.name}. Leggili prima di lasciarci i tuoi contatti.`,
  sections: [
    {
      id: 'accettazione',
      title: 'Accettazione dei termini',
      blocks: [
        `Il sito appartiene a ${company.name}, con sede in ${company.address}. ${company.registrationSentence}`,
        'Questi termini valgono per le richieste che invii con i moduli. Li accetti quando spunti la casella del modulo «Ottieni GRATIS il metodo». Se non li condividi, non inviare i moduli: per leggere il sito non devi accettare niente.',
        [
          'I tuoi dati personali sono trattati come spiega la ',
          { text: 'Privacy Policy', to: paths.privacy },
          '; cookie e memorie del browser come spiega la ',
          { text: 'Cookie Policy', to: paths.cookies },
          '.',
        ],
      ],
    },
    {
      id: 'servizio',
      title: 'Descrizione del servizio',
      blocks: [
        'Il sito presenta i nostri servizi di formazione alla vendita, per le persone e per le aziende:',
        {
          list: [
            'corsi online;',
            'consulenze 1 a 1;',
            'coaching di gruppo;',
            'risorse pratiche;',
            'webinar;',
            'percorsi intensivi;',
            'inserimento in aziende partner.',
          ],
        },
        `Se lasci i tuoi contatti, ti mandiamo gratis il metodo e ti contattiamo entro ${facts.followUp} per fissare una consulenza gratuita di ${facts.consultation}. Puoi spostarla senza costi. Né il modulo né la consulenza ti obbligano ad acquistare qualcosa.`,
        `Le aziende hanno un modulo a parte: ricontattiamo chi lo invia entro ${facts.followUp}, per una call di valutazione.`,
        'Sul sito non si compra nulla: inviare un modulo è una richiesta di contatto, non un ordine. Le pagine sono informative e non costituiscono offerta al pubblico ai sensi dell’art. 1336 del Codice civile. Le aggiorniamo e, per esempio per manutenzione, le sospendiamo.',
      ],
    },
    {
      id: 'doveri',
      title: 'Doveri dell’utente',
      blocks: [
        'Per usare i moduli devi avere compiuto 18\u00a0anni. Ti chiediamo di:',
        {
          list: [
            'fornire dati veri, completi e tuoi, o della tua azienda se la rappresenti;',
            'non inviare dati di altre persone senza il loro permesso;',
            'usare il sito in modo lecito e corretto, senza ledere i diritti di altri;',
            'non disturbarne il funzionamento, non aggirarne le protezioni e non inviare i moduli con sistemi automatici;',
            'presentarti alla consulenza prenotata, o avvisarci se vuoi spostarla.',
          ],
        },
        'Se violi questi doveri non diamo seguito alla tua richiesta. Rispondi dei danni che causi, nei limiti previsti dalla legge.',
      ],
    },
    {
      id: 'proprieta-intellettuale',
      title: 'Proprietà intellettuale',
      blocks: [
        `Testi, grafica, logo, video, programmi e materiali del sito, compreso il metodo che ricevi, sono di ${company.name} o di chi ne ha concesso l’uso. Li proteggono la legge 22 aprile 1941, n. 633 sul diritto d’autore e il decreto legislativo 10 febbraio 2005, n. 30 (Codice della proprietà industriale).`,
        'Puoi leggerli, salvarli e stamparli per uso personale. Senza il nostro permesso scritto non puoi copiarli, pubblicarli, venderli o distribuirli ad altri. Restano salvi gli usi che la legge consente, come la citazione.',
      ],
    },
    {
      id: 'pagamenti',
      title: 'Pagamenti e rimborsi',
      blocks: [
        'Il sito non mostra prezzi e non riceve pagamenti. Il metodo e la consulenza iniziale sono gratuiti.',
        'Se dopo la consulenza decidi di acquistare un servizio, prezzo, modalità di pagamento, durata e condizioni di rimborso si concordano a parte, in un contratto separato. Senza quel contratto non devi nulla.',
        [
          'I rimborsi seguono il contratto e la legge. Se sei un consumatore resta sempre fermo il ',
          { text: 'diritto di recesso', to: '#recesso' },
          '.',
        ],
      ],
    },
    {
      id: 'recesso',
      title: 'Diritto di recesso del consumatore',
      blocks: [
        'Se sei un consumatore e concludi il contratto a distanza, per esempio online o al telefono, puoi recedere entro 14\u00a0giorni senza spiegare perché (artt. 52 e seguenti del decreto legislativo 6 settembre 2005, n. 206, Codice del consumo). Per i servizi il termine decorre dal giorno in cui il contratto è concluso.',
        // Art. 51 c. 6 of the Codice del consumo, as changed by law 214/2023 from 1 January 2025.
        'Se il contratto si conclude al telefono, ti mandiamo prima l’offerta con tutte le condizioni, su carta o su un altro supporto durevole. Sei vincolato solo dopo che ci hai confermato di averla ricevuta e l’hai firmata o accettata per iscritto (art. 51, comma 6, del Codice del consumo).',
        [
          'Per recedere ti basta una dichiarazione chiara, inviata prima della scadenza a ',
          emailLink,
          ` o per posta a ${company.name}, ${company.address}. Se preferisci, copia il modulo tipo (allegato I, parte B, del Codice del consumo):`,
        ],
        {
          list: [
            `Destinatario: ${company.name}, ${company.address}, ${site.email}.`,
            'Con la presente io/noi notifichiamo il recesso dal mio/nostro contratto di fornitura dei seguenti servizi:',
            'Ordinati il:',
            'Nome del/dei consumatore/i:',
            'Indirizzo del/dei consumatore/i:',
            'Firma del/dei consumatore/i (solo se il modulo è inviato su carta):',
            'Data:',
          ],
        },
        'Che cosa succede dopo il recesso:',
        {
          list: [
            'Ti rimborsiamo i pagamenti ricevuti senza ritardo, entro 14\u00a0giorni da quando ci informi del recesso (art. 56).',
            'Se hai chiesto di iniziare il servizio prima dei 14\u00a0giorni e poi recedi, paghi solo la parte già svolta (art. 57).',
            'Il recesso è escluso nei casi dell’art. 59: per esempio quando il servizio è stato svolto per intero, o un contenuto digitale è già iniziato, con il tuo accordo espresso e sapendo di perdere il diritto.',
          ],
        },
        'Per le aziende e i professionisti vale quanto previsto dal contratto.',
      ],
    },
    {
      id: 'risultati',
      title: 'Risultati',
      blocks: [
        'Con la tua richiesta ci impegniamo a mandarti il metodo e a svolgere la consulenza, senza costi per te. Se poi acquisti un programma, ci impegna quello che è scritto nel contratto e nelle informazioni che ti diamo prima di firmarlo (art. 49 del Codice del consumo).',
        'I risultati dipendono anche dal tuo impegno, dalle tue condizioni di partenza e dal mercato. Le cifre e le testimonianze del sito raccontano esperienze già avvenute: non ti promettono un guadagno, né lo stesso risultato.',
        `${guaranteeText} Come funziona è scritto per intero nel contratto del percorso.`,
      ],
    },
    {
      id: 'responsabilita',
      title: 'Limitazione di responsabilità',
      blocks: [
        // Art. 33 c. 2 b) and art. 35 of the Codice del consumo: no limit for consumers, and said plainly.
        'Se sei un consumatore questa limitazione non si applica: rispondiamo verso di te come prevede la legge.',
        'Verso le aziende e i professionisti non rispondiamo:',
        {
          list: [
            'dei danni che derivano da un uso del sito contrario a questi termini;',
            'delle interruzioni dovute a guasti della rete o a cause di forza maggiore;',
            'dei contenuti dei siti di altri a cui rimandano i nostri link;',
            'delle decisioni prese solo in base alle informazioni generali del sito.',
          ],
        },
        'Rispondiamo sempre per dolo o colpa grave (art. 1229 del Codice civile), per i danni alla persona e negli altri casi in cui la legge non permette di limitare la responsabilità.',
      ],
    },
    {
      id: 'modifiche',
      title: 'Modifiche ai termini',
      blocks: [
        'Aggiorniamo questi termini quando cambiano i servizi o la legge. In alto leggi il numero della versione in vigore e il giorno da cui vale; la prima data è quella del giorno in cui la consulti. Le versioni precedenti, con le loro date, te le mandiamo su richiesta. A una richiesta già inviata si applicano i termini in vigore al momento dell’invio; ai contratti già conclusi, le loro condizioni.',
        'Se una clausola è nulla, le altre restano valide.',
      ],
    },
    {
      id: 'legge-e-foro',
      title: 'Legge applicabile e foro competente',
      blocks: [
        // Art. 28 and 29 c.p.c.: a court is the only one only if the clause says so.
        `Questi termini sono regolati dalla legge italiana. Per le controversie con aziende e professionisti è competente, in via esclusiva, il foro di ${site.company.court}.`,
        'Se sei un consumatore è invece competente, in modo inderogabile, il giudice del luogo in cui hai la residenza o il domicilio in Italia (art. 66-bis del Codice del consumo). Puoi anche ricorrere alla risoluzione extragiudiziale delle controversie (artt. 141 e seguenti del Codice del consumo). Se vivi in un altro Paese dell’Unione europea, restano salve le tutele inderogabili della sua legge.',
      ],
    },
    {
      id: 'accessibilita',
      title: 'Accessibilità',
      blocks: [
        'Vogliamo che chiunque possa leggere il sito e inviarci una richiesta. Il riferimento con cui lo costruiamo sono le WCAG 2.2, livello AA, e la norma europea EN 301 549, come per i servizi del decreto legislativo 27 maggio 2022, n. 82 (direttiva (UE) 2019/882).',
        'A ogni modifica, controlli automatici cercano errori nelle pagine e nei moduli, e i due moduli sono provati con la sola tastiera. I limiti che conosciamo:',
        {
          list: [
            'il sito non è stato ancora valutato da un ente esterno, né provato con uno screen reader o da persone con disabilità, e i controlli automatici non trovano ogni problema;',
            'i moduli hanno bisogno di JavaScript e di un browser recente: senza, leggi le pagine e ci scrivi o ci chiami;',
            ...(site.video.kind === 'file'
              ? [
                  'il video di presentazione non ha voce: le parole sono sullo schermo, nei sottotitoli e nella trascrizione.',
                ]
              : [
                  'il lettore del video è di un’altra azienda, e non ne controlliamo l’accessibilità.',
                ]),
          ],
        },
        [
          'Se incontri un ostacolo, o ti serve un contenuto in un’altra forma, scrivi a ',
          emailLink,
          ' o chiama il ',
          phoneLink,
          ': ti rispondiamo e, se possiamo rimediare, lo facciamo.',
        ],
      ],
    },
    {
      id: 'contatti',
      title: 'Contatti',
      blocks: [
        {
          pairs: [
            { term: 'Titolare del sito', text: company.name },
            { term: 'Sede', text: company.address },
            { term: 'Registrazione', text: company.registration },
            { term: 'Email', text: [emailLink] },
            ...(pecLink ? [{ term: 'PEC', text: [pecLink] }] : []),
            { term: 'Telefono', text: [phoneLink] },
          ],
        },
      ],
    },
  ],
}
