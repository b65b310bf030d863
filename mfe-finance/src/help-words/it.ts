import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toInvoices = 'Apri Fatture'
const toAnalytics = 'Apri Statistiche'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Configurazione e primi passi',
    'invoices-and-analytics': 'Fatture e statistiche',
  },
  topics: {
    'step-7-invoice': {
      title: 'Passo 7: ottenere la fattura',
      content: [
        'Non occorre scrivere fatture: ogni prenotazione non annullata ne riceve una in bozza, e la bozza segue ogni modifica della prenotazione. Nome, indirizzo e codice fiscale vengono dai Suoi dati personali nelle impostazioni.',
      ],
      steps: [
        'Aprire «Fatture».',
        'Cercare la prenotazione con il nome del cliente.',
        'Premere «Scarica»: il PDF si apre in una nuova scheda.',
        'Quando tutto è corretto, premere «Emetti»: la fattura riceve il suo numero e non cambia più.',
      ],
      alt: 'L’elenco delle fatture con la ricerca, «Scarica» ed «Emetti»',
      link: toInvoices,
    },
    'step-8-analytics': {
      title: 'Passo 8: seguire i numeri',
      content: [
        'Le statistiche mostrano fatturato, prenotazioni, servizi e annullamenti dei giorni scelti, in totale o per una sola struttura o un solo alloggio. La panoramica mostra chi soggiorna oggi e quante notti di questo mese sono prenotate.',
      ],
      link: toAnalytics,
    },
    'invoice-drafts': {
      title: 'Perché sulla mia fattura c’è scritto «Bozza»?',
      content: [
        'Una bozza non ha numero e porta la parola BOZZA attraverso la pagina. Segue la sua prenotazione: se cambiano date, servizi o cliente, lo si vede al prossimo download. Serve per controllare e per mostrare a un ospite quanto costerà il soggiorno.',
        'Se la prenotazione viene annullata o eliminata, sparisce anche la bozza.',
      ],
      link: toInvoices,
    },
    'issue-an-invoice': {
      title: 'Emettere una fattura',
      content: [
        '«Emetti» dà alla bozza il prossimo numero dell’anno e la rende definitiva. Nessun numero viene saltato o usato due volte. Se manca qualcosa che una fattura deve riportare, viene indicato che cosa, e non si emette nulla.',
        'Le fatture possono anche essere emesse automaticamente, il giorno della partenza di un soggiorno confermato. Lo si sceglie nelle impostazioni fatture.',
      ],
      link: toInvoices,
    },
    'cancel-an-invoice': {
      title: 'Annullare o correggere una fattura',
      content: [
        'Una fattura emessa non viene mai modificata né eliminata. «Annulla» crea un secondo documento con un proprio numero, la nota di credito, che cita la prima fattura e ne storna l’importo. Se la prenotazione non è annullata, riceve una nuova bozza.',
        'Se cambia qualcosa che compare su una fattura emessa (date, prezzo o cliente), avviene da sé: la vecchia viene annullata e se ne emette una nuova. Le invii entrambe all’ospite.',
      ],
      link: toInvoices,
    },
    'money-due': {
      title: 'Vedere gli importi dovuti e inviare promemoria',
      content: [
        '«Importi dovuti» mostra quanto gli ospiti devono secondo il loro piano di pagamento, da due settimane prima, quanto lei deve a loro dopo una cancellazione o un pagamento in eccesso, e le fatture dei soggiorni conclusi. I ritardi sono indicati in giorni.',
        'Gli ospiti possono ricevere un promemoria automatico alcuni giorni prima e dopo la scadenza, nella loro lingua. I giorni, e se vuole le sue parole, si impostano in «Pagamenti» nelle impostazioni delle fatture. Ciò che è dovuto all’arrivo non viene mai chiesto per e-mail, e nessun soggiorno viene cancellato per mancato pagamento: lo decide lei.',
      ],
      link: 'Apri Importi dovuti',
    },
    'vat-on-invoices': {
      title: 'IVA, condizioni di pagamento e numeri',
      content: [
        'Nelle impostazioni fatture si trovano le aliquote IVA. Ogni riga vale da un certo giorno e ha un’aliquota per il pernottamento e una per gli extra, come la colazione. Senza aliquote l’IVA non viene indicata e al suo posto compare la nota per chi non la applica.',
        'Lì si impostano anche il prefisso del numero e le condizioni di pagamento. I documenti già emessi restano come sono.',
      ],
      link: 'Apri le impostazioni fatture',
    },
    'for-the-tax-adviser': {
      title: 'Che cosa riceve il mio commercialista?',
      content: [
        'Sopra le fatture, premere «Esporta per il commercialista» e scegliere i giorni: una tabella CSV o per Excel, dei documenti o dei pagamenti; un lotto di registrazioni DATEV; oppure i PDF in ZIP con un indice. Tutte le somme sono uguali.',
        'Per un lotto di registrazioni, inserire una volta nelle impostazioni delle fatture il piano dei conti, il numero del commercialista e il proprio numero cliente. Riguarda un solo esercizio, e le note di credito stanno nel loro giorno.',
      ],
      link: toInvoices,
    },
    'payment-rule': {
      title: 'Chiedere un acconto e il saldo',
      content: [
        'Sotto «Pagamenti» nelle impostazioni fatture si sceglie che cosa si chiede ai nuovi soggiorni: un acconto in percentuale, in notti o come importo, e il saldo prima dell’arrivo o all’arrivo. Un esempio mostra che cosa significa per un soggiorno fra tre mesi e per uno della prossima settimana. Una struttura può avere una regola propria (Strutture, «Acconto e scadenze»).',
        'I soggiorni già concordati mantengono il loro piano. Lì si inserisce anche il conto per i bonifici; confrontare il numero quando viene ripetuto.',
      ],
      link: 'Apri le impostazioni fatture',
    },
    'damage-deposit': {
      title: 'Chiedere una cauzione',
      content: [
        'Colleghi Stripe in «Carte e wallet», poi scelga «Cauzione» in «Pagamenti» nelle impostazioni fatture: un importo, quanti giorni prima dell’arrivo viene bloccato e quanti giorni dopo la partenza viene sbloccato. Una struttura può avere una regola propria. Viene chiesta solo per i nuovi soggiorni.',
        'L’importo viene bloccato sulla carta con cui l’ospite ha pagato online. Se non c’è, o se la banca rifiuta, quel giorno l’ospite riceve un link per e-mail. Non viene addebitato nulla, e lo sblocco avviene da solo.',
        'Se qualcosa è stato danneggiato, dall’arrivo in poi apra la prenotazione e scelga «Addebita un danno»: importo, motivo e, se c’è, una foto. L’ospite legge tutto, e il resto viene sbloccato. Non è un pagamento del soggiorno. Ciò che richiede uno sguardo è in «Importi dovuti».',
      ],
      link: 'Apri le impostazioni fatture',
    },
    'enter-payments': {
      title: 'Registrare quanto ha pagato un ospite',
      content: [
        'Aprire la prenotazione e premere «Aggiungi pagamento». «Acconto» conta per l’acconto della prenotazione, che risulta pagato quando è stato versato per intero. Le registrazioni non si eliminano mai: scegliere «Rimborso» se il denaro è stato restituito o registrato per errore.',
        'Le fatture mostrano quanto resta da pagare; il filtro «Da pagare» mostra solo quelle.',
      ],
      link: 'Apri Prenotazioni',
    },
    'cash-book': {
      title: 'Tenere un libro cassa',
      content: [
        'Il libro cassa si compila da solo: vi compare ogni pagamento in contanti e ogni rimborso in contanti. Ogni movimento mostra quanto resta in cassa, e un giorno con più movimenti quanto resta la sera.',
        'Premere «Saldo iniziale» e inserire quanto c’era in cassa e in quale giorno. Il denaro portato in banca o speso non vi compare. Se la cassa è sotto zero, la pagina lo dice.',
      ],
      link: 'Apri il libro cassa',
    },
    'bank-statements': {
      title: 'Registrare i pagamenti dell’estratto conto',
      content: [
        'Scarichi l’estratto conto dalla Sua banca, come CAMT.053 o CSV, e lo importi in Fatture, Estratti conto. Ogni riga mostra la prenotazione a cui si riferisce: per il riferimento nella causale, altrimenti per importo e nome. Se sono possibili più prenotazioni, sceglie Lei.',
        '«Registra» inserisce il pagamento nella prenotazione con giorno e nome, prima come acconto. Le corrispondenze sicure si registrano con un clic. Un pagamento per più prenotazioni si ripartisce con «Scegli prenotazioni». Nulla viene registrato da sé, e lo stesso file una seconda volta non cambia nulla.',
        'La prima volta mostriamo come comprendiamo un file CSV. Ciò che cambia vale per il successivo.',
      ],
      link: 'Apri gli estratti conto',
    },
    'what-is-on-an-invoice': {
      title: 'Che cosa riporta una fattura?',
      content: [
        'Il Suo nome, indirizzo, recapiti e codice fiscale, nome e indirizzo del cliente, il soggiorno con struttura, alloggio, date e ospiti, ogni riga del prezzo, il totale e l’eventuale acconto.',
        'Se i Suoi dati sono sbagliati, modifichi i dati personali nelle impostazioni. Se sono sbagliati quelli dell’ospite, modifichi il cliente.',
      ],
      link: 'Apri Impostazioni',
    },
    'e-invoice': {
      title: 'Fatturare a un’azienda, come XRechnung o Factur-X',
      content: [
        'Apra il cliente e inserisca azienda, partita IVA e il riferimento che l’azienda vuole leggere sulla fattura, ad esempio un numero d’ordine. Gli enti pubblici tedeschi hanno una Leitweg-ID. Gli ospiti possono indicarlo quando prenotano. La Sua partita IVA è nei Suoi dati personali.',
        'Quando la fattura è emessa, XRechnung accanto a Scarica Le dà il file per enti e aziende. Il PDF contiene gli stessi dati (Factur-X), così i programmi possono leggerli.',
        'Una bozza per un’azienda dice che cosa mancherebbe a una XRechnung, ad esempio l’e-mail del cliente. Può emetterla comunque: su carta è completa.',
      ],
      link: toInvoices,
    },
    'invoice-link-expired': {
      title: 'Il link a un PDF non funziona più',
      content: [
        'Un link per scaricare vale 15 minuti, così un link inoltrato non apre i Suoi documenti per sempre. Aprire l’elenco delle fatture e premere di nuovo «Scarica». Per inviare una fattura a un ospite, salvare il PDF e allegarlo.',
      ],
      link: toInvoices,
    },
    'choose-the-days': {
      title: 'Scegliere che cosa mostrano le statistiche',
      content: [
        '«Periodo» offre gli intervalli più comuni: fino a oggi, questo mese, il mese scorso, quest’anno, l’anno scorso e ogni mese di due anni. Per altri giorni, cambiare «Dal» e «Al»; entrambi sono compresi. «Raggruppa per» decide le colonne del grafico del fatturato e lascia i giorni come sono.',
        'Ogni valore viene confrontato con gli stessi giorni di un anno prima e con i giorni immediatamente precedenti. I mesi interi si confrontano con mesi interi.',
        '«Struttura» e «Alloggio» restringono tutti i valori. L’indirizzo della pagina contiene la scelta, quindi può essere salvato tra i preferiti. «Tabelle» mostra gli stessi valori in forma di testo.',
      ],
      link: toAnalytics,
    },
    'what-counts-as-revenue': {
      title: 'Che cosa conta come fatturato?',
      content: [
        'Solo le prenotazioni confermate, notte per notte: un soggiorno a cavallo di due mesi si divide tra i due. Ogni notte porta con sé il suo prezzo, le persone aggiuntive e i servizi al giorno; un servizio addebitato una volta sola conta per la prima notte. Gli sconti sono detratti.',
      ],
      link: toAnalytics,
    },
    'cancellation-rate': {
      title: 'Come si calcola il tasso di annullamento?',
      content: [
        'Per mese di arrivo: «Create» sono le prenotazioni per quel mese, «Annullate» quelle di loro che sono state annullate, e «Tasso» è la loro percentuale. Le prenotazioni eliminate non contano.',
      ],
      link: toAnalytics,
    },
  },
}
