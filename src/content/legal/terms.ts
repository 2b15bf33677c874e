import { paths } from '~/content/paths'
import { facts, site } from '~/content/site'
import { company, emailLink, type LegalDocument, phoneLink } from './legal-document'

export const terms: LegalDocument = {
  title: 'Termini di servizio',
  intro: `Questi termini e condizioni regolano l’uso del sito ${site.name} e le richieste che invii con i suoi moduli. Leggili prima di lasciarci i tuoi contatti.`,
  sections: [
    {
      id: 'accettazione',
      title: 'Accettazione dei termini',
      blocks: [
        `Il sito appartiene a ${company.name}, con sede in ${company.address}. ${company.registration}.`,
        'Usando il sito accetti questi termini. Per inviare il modulo «Ottieni GRATIS il metodo» ti chiediamo anche di accettarli in modo espresso, spuntando la casella. Se non li condividi, non inviare i moduli.',
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
        'Sul sito non si compra nulla: inviare un modulo è una richiesta di contatto, non un ordine. Le pagine sono informative e non costituiscono offerta al pubblico ai sensi dell’art. 1336 del Codice civile. Possiamo aggiornarle o sospenderle, per esempio per manutenzione.',
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
        'Se violi questi doveri possiamo non dare seguito alla tua richiesta. Rispondi dei danni che causi, nei limiti previsti dalla legge.',
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
        [
          'Ti basta una dichiarazione chiara, inviata prima della scadenza a ',
          emailLink,
          ' o per posta; se preferisci, puoi usare il modulo tipo dell’allegato I, parte B, del Codice del consumo.',
        ],
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
        'I risultati dipendono anche dal tuo impegno, dalle tue condizioni di partenza e dal mercato. Le cifre e le testimonianze del sito raccontano esperienze già avvenute: non sono una promessa di guadagno. Oltre a quanto il sito indica in modo espresso e a quanto scritto nel contratto, non garantiamo risultati.',
        'La garanzia di inserimento in un’azienda partner riguarda i percorsi che la prevedono; come funziona è scritto nel relativo contratto.',
      ],
    },
    {
      id: 'responsabilita',
      title: 'Limitazione di responsabilità',
      blocks: [
        'Curiamo i contenuti del sito, ma non possiamo assicurare che siano sempre completi, aggiornati e privi di errori, né che il sito sia raggiungibile senza interruzioni. Nei limiti consentiti dalla legge non rispondiamo:',
        {
          list: [
            'dei danni che derivano da un uso del sito contrario a questi termini;',
            'delle interruzioni dovute a guasti della rete, a fornitori esterni o a cause di forza maggiore;',
            'dei contenuti dei siti di altri a cui rimandano i nostri link;',
            'delle decisioni prese solo in base alle informazioni generali del sito.',
          ],
        },
        'Nessuna di queste regole esclude o limita la nostra responsabilità per dolo o colpa grave (art. 1229 del Codice civile), per i danni alla persona e negli altri casi in cui la legge non lo permette, né i diritti che la legge riconosce ai consumatori.',
      ],
    },
    {
      id: 'modifiche',
      title: 'Modifiche ai termini',
      blocks: [
        'Possiamo cambiare questi termini, per esempio se cambiano i servizi o la legge. La versione in vigore è quella pubblicata in questa pagina: la data in alto è quella del giorno in cui la consulti. A una richiesta già inviata si applicano i termini in vigore al momento dell’invio; ai contratti già conclusi, le loro condizioni.',
        'Se una clausola risultasse nulla, le altre restano valide.',
      ],
    },
    {
      id: 'legge-e-foro',
      title: 'Legge applicabile e foro competente',
      blocks: [
        `Questi termini sono regolati dalla legge italiana. Per le controversie è competente il Tribunale di ${site.company.court}.`,
        'Se sei un consumatore è invece competente, in modo inderogabile, il giudice del luogo in cui hai la residenza o il domicilio in Italia (art. 66-bis del Codice del consumo). Puoi anche ricorrere alla risoluzione extragiudiziale delle controversie (artt. 141 e seguenti del Codice del consumo). Se vivi in un altro Paese dell’Unione europea, restano salve le tutele inderogabili della sua legge.',
      ],
    },
    {
      id: 'contatti',
      title: 'Contatti',
      blocks: [
        {
          pairs: [
            { term: 'Società', text: company.name },
            { term: 'Sede', text: company.address },
            { term: 'Registrazione', text: company.registration },
            { term: 'Email', text: [emailLink] },
            { term: 'Telefono', text: [phoneLink] },
          ],
        },
      ],
    },
  ],
}
