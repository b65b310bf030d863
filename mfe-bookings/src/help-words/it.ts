import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toBookings = 'Apri Prenotazioni'
const toClients = 'Apri Clienti'
const toCalendar = 'Apri il calendario'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Configurazione e primi passi',
    'managing-bookings': 'Gestire le prenotazioni',
    'managing-clients': 'Gestire i clienti',
  },
  topics: {
    'step-3-clients': {
      title: 'Passo 3: aggiungere i clienti',
      content: [
        'Un cliente è un ospite nel Suo archivio: nome, e-mail e indirizzo. Per un ospite che telefona bastano nome e numero di telefono: si inseriscono durante la prenotazione; l’indirizzo verrà chiesto quando si emette la fattura. I clienti non ricevono un account, e quando si aggiunge qualcuno non gli viene inviato nulla.',
      ],
      steps: [
        'Aprire «Clienti» e premere «Nuovo cliente».',
        'Compilare il nome, «E-mail», l’indirizzo e «Telefono».',
        'Premere «Salva».',
      ],
      alt: 'Il modulo «Nuovo cliente», aperto dalla pagina «Clienti»',
      link: toClients,
    },
    'step-4-booking': {
      title: 'Passo 4: creare una prenotazione',
      content: [
        'Il modulo chiede una cosa alla volta e propone solo ciò che è libero: una struttura senza alloggi liberi in queste date non compare. Il prezzo appare sotto, riga per riga, appena sono scelti alloggio, date e ospiti.',
      ],
      steps: [
        'Aprire «Prenotazioni» e premere «Nuova prenotazione».',
        'Scegliere «Arrivo» e «Partenza», poi «Struttura» e «Alloggio».',
        'Inserire il numero di «Ospiti», poi cercare il «Cliente» per nome, o scegliere «Nuovo cliente» nell’elenco.',
        'Se servono, impostare «Stato», «Codice promozionale», acconto e «Servizi extra», e premere «Salva».',
      ],
      alt: 'Il modulo «Nuova prenotazione» con date, struttura, alloggio e ospiti',
      link: toBookings,
    },
    'booking-status': {
      title: 'In attesa, confermata, annullata: che cosa occupa l’alloggio?',
      content: [
        '«In attesa» e «Confermata» tengono entrambe l’alloggio: nessun altro può prenotarlo per quelle notti. Una prenotazione inserita da Lei resta in attesa finché non la cambia. «Annullata» libera subito le notti.',
        'Contano solo le prenotazioni confermate: come fatturato, come ospiti presenti, come prossimo arrivo e prossima partenza. Quelle in attesa sono indicate accanto, nei riquadri, negli elenchi di oggi e nelle statistiche, e contano come notti occupate. Due settimane prima dell’arrivo la panoramica Le chiede di confermarle.',
      ],
      link: toBookings,
    },
    'change-a-stay': {
      title: 'Cambiare date, alloggio od ospiti: prezzo vecchio o nuovo?',
      content: [
        'Premere «Modifica» nella riga della prenotazione. Se cambiano date, alloggio, ospiti, servizi o codice promozionale, il modulo mostra il totale vecchio e quello nuovo e chiede quale vale: i prezzi di oggi o il totale concordato.',
        'Stato, acconto e cliente non cambiano mai il prezzo. Se una fattura è già stata emessa, una modifica di date, alloggio, ospiti, prezzo o cliente la sostituisce: la vecchia viene annullata da un secondo documento e ne viene emessa una nuova. Numeri e importi si vedono prima, e nulla cambia senza il Suo consenso.',
        'Una data nel passato può restare com’è, ma non si può spostare un arrivo a un giorno precedente a oggi.',
      ],
      steps: [
        'Premere «Modifica» e fare le modifiche.',
        'Sotto «Quale prezzo?» scegliere «Nuovo prezzo alle tariffe di oggi» o «Mantieni il prezzo concordato».',
        'Premere «Salva le modifiche».',
      ],
      alt: 'Il modulo «Modifica prenotazione» che chiede quale prezzo vale',
      link: toBookings,
    },
    'how-a-price-is-made': {
      title: 'Come si compone il prezzo totale?',
      content: [
        'Le notti, più le persone aggiuntive per ogni notte, più i servizi extra, meno il codice promozionale. Premere «Dettagli» nella riga di una prenotazione: lì si vede ogni riga del prezzo con quantità e importo. La prenotazione conserva queste righe: cambiare più tardi il prezzo di un alloggio o di un servizio non le tocca.',
      ],
      link: toBookings,
    },
    'same-day-change': {
      title: 'Nello stesso giorno può partire un ospite e arrivare il successivo?',
      content: [
        'Sì. Un soggiorno occupa le notti dall’arrivo fino a quella prima della partenza; il giorno della partenza è libero per l’arrivo successivo. Due prenotazioni con una notte in comune nello stesso alloggio vengono rifiutate, anche se due persone prenotano nello stesso istante.',
      ],
    },
    'no-free-property': {
      title: 'Perché nel modulo non compare la mia struttura o il mio alloggio?',
      content: [
        'Il modulo elenca gli alloggi liberi in ogni notte del soggiorno, attivi e con lo stato «Disponibile». Se manca quello cercato, una di queste condizioni non è vera: controllare le sue notti nel calendario e la sua riga in «Alloggi».',
        '«L’alloggio non può ospitare così tante persone» significa che gli ospiti superano la sua capienza massima.',
      ],
      link: toCalendar,
    },
    deposit: {
      title: 'Registrare un acconto',
      content: [
        'Per chiedere un acconto, lasciare «Acconto pagato» su «No» e inserire l’acconto richiesto e il giorno entro cui va pagato. Se il campo resta vuoto, un nuovo soggiorno segue la Sua regola di pagamento (impostazioni fatture, Pagamenti, o quella della struttura), anche quando cambia; i dettagli mostrano il piano dei pagamenti, con ciò che è pagato o in ritardo. Quando è arrivato, impostare «Acconto pagato» su «Sì» e inserire l’«Importo dell’acconto». L’elenco mostra allora un segno di spunta con l’importo; X significa non pagato. L’acconto non cambia il prezzo totale; sulla fattura compare sotto il totale.',
      ],
      link: toBookings,
    },
    'cancel-or-delete': {
      title: 'Annullare o eliminare una prenotazione?',
      content: [
        'Si annulla quando un soggiorno non avrà luogo: premere «Dettagli», poi «Annulla prenotazione». Prima si vede che cosa comporta. Le notti tornano libere, una bozza di fattura viene eliminata e una fattura emessa viene annullata da un secondo documento. Se l’ospite ha pagato qualcosa, subito dopo viene proposto il rimborso. Se Lei chiede una penale, «Fattura la penale» ne crea la bozza. La prenotazione conta ancora nel tasso di annullamento.',
        'Si elimina ciò che è stato inserito per errore: la prenotazione sparisce per sempre, e con lei la bozza di fattura. Una prenotazione con una fattura emessa, o con pagamenti, rimborsati o no, si può solo annullare.',
      ],
      link: toBookings,
    },
    'write-to-a-guest': {
      title: 'Scrivere a un ospite di una prenotazione',
      content: [
        'Chi fa una richiesta dalle Sue pagine riceve le e-mail automaticamente: che la richiesta è arrivata e che cosa Lei decide. Le Sue parole vanno insieme quando accetta, rifiuta o annulla. Tutto il resto si invia solo se lo chiede Lei.',
        'Ogni e-mail si vede prima dell’invio. Porta il Suo nome, il logo e il colore, le risposte arrivano a Lei, e un soggiorno confermato porta con sé una voce per il calendario dell’ospite.',
        'Le note su una prenotazione o su un cliente le vede solo Lei.',
      ],
      steps: [
        'Premere «Dettagli» di una prenotazione, poi «E-mail all’ospite…»: l’e-mail dice a che punto è il soggiorno.',
        'Nel modulo di una prenotazione scegliere «Poi proponi un’e-mail all’ospite» e salvare: l’e-mail si vede prima che parta.',
        'Una fattura emessa parte come PDF: nella prenotazione premere «E-mail…» accanto.',
      ],
      link: toBookings,
    },
    'changes-of-guests': {
      title: 'Quando un ospite chiede altre date o altri ospiti',
      content: [
        'Sulla pagina di un soggiorno confermato gli ospiti scelgono altre date o altri ospiti, vedono il nuovo prezzo e glielo inviano con un messaggio. Finché non accetta, la prenotazione non cambia e le nuove notti non sono tenute in sospeso: sono di chi le prenota per primo.',
        'Riceve un’e-mail con il soggiorno com’è prenotato e come è desiderato. Accetti o rifiuti con il link, nella panoramica o nella prenotazione, se vuole con parole Sue. Poi la prenotazione ha le nuove date, i nuovi ospiti e il prezzo che l’ospite ha visto, e l’ospite riceve un’e-mail con l’evento per il suo calendario. Una fattura emessa viene sostituita solo se lo conferma.',
        'Se nel frattempo modifica Lei la prenotazione, la richiesta dell’ospite si chiude e lo avvisiamo. Se nessuno risponde, termina quando inizia il soggiorno.',
      ],
      link: toBookings,
    },
    'way-in-by-mail': {
      title: 'Inviare indicazioni e codice della porta prima dell’arrivo',
      content: [
        'Inserisca le indicazioni in Strutture e il codice della porta in Alloggi. Tanti giorni prima dell’arrivo quanti ne indica la struttura, inviamo all’ospite di un soggiorno confermato l’indirizzo con la mappa, le indicazioni, il codice, gli orari del check-in e il saldo. Se cambiano le date o l’alloggio, l’e-mail parte di nuovo.',
        'Chi ha chiesto sulle Sue pagine la riceve da sé; si disattiva in Strutture, Arrivo. Per una prenotazione inserita da Lei parte solo se lo sceglie nell’e-mail all’ospite.',
      ],
      link: toBookings,
    },
    'reopen-a-booking': {
      title: 'Recuperare una prenotazione annullata',
      content: [
        'Premere «Dettagli», poi «Riapri prenotazione». Funziona finché l’alloggio è ancora libero in quelle notti e si può prenotare; altrimenti si vede quali notti sono occupate, e con «Modifica prenotazione» si possono scegliere altre date o un altro alloggio.',
      ],
      link: toBookings,
    },
    'find-a-booking': {
      title: 'Trovare una prenotazione, o tutte quelle che corrispondono',
      content: [
        'L’elenco si apre con tutti gli arrivi da oggi in poi. Le schede sopra mostrano chi è in casa, le richieste che attendono risposta, le prenotazioni passate e annullate, o tutte. Si può ordinare per arrivo, data di prenotazione, ospite o totale; anche le intestazioni delle colonne ordinano. Premere una riga per aprire la prenotazione.',
        'Sopra l’elenco si cerca per ospite (nome, e-mail, telefono o città), alloggio, codice promozionale, un giorno come 21.11., o il numero della prenotazione o della sua fattura. Poi si restringe per stato, struttura, giorni di arrivo e acconto. L’indirizzo della pagina contiene i filtri: si può salvare tra i preferiti o inviare a qualcuno del team. «Esporta CSV» salva ciò che mostrano i filtri, su tutte le pagine.',
        '«Dettagli» apre una prenotazione sopra la pagina; anche il suo indirizzo si può salvare e inviare.',
      ],
      link: toBookings,
    },
    'changed-meanwhile': {
      title: '«Nel frattempo qualcun altro ha modificato questi dati»: e adesso?',
      content: [
        'Dopo l’apertura qualcun altro, o Lei stesso in un’altra scheda, ha salvato la prenotazione, il cliente o l’alloggio in modifica. Nulla di ciò che è stato scritto va perso: «Mantieni i miei dati» lo riporta sulla nuova versione, «Mostra la nuova versione» lo scarta. Guardare entrambe, poi premere «Salva le modifiche».',
      ],
      link: toBookings,
    },
    'first-steps': {
      title: 'Riportare i primi cinque passi nella panoramica',
      content: [
        'Fino alla prima prenotazione la panoramica elenca ciò che serve per arrivarci: i Suoi dati, una struttura, un alloggio con il suo prezzo, una foto e la prenotazione. Se è stato premuto «Nascondi», il link qui sotto riporta i passi. Dopo la prima prenotazione spariscono da soli.',
      ],
      link: 'Mostra i primi passi',
    },
    today: {
      title: 'La giornata di oggi nella panoramica',
      content: [
        'Per prime vengono le richieste che attendono risposta, con alloggio, notti, ospiti, prezzo e il tempo che resta. Sotto ci sono gli arrivi di oggi, gli ospiti in casa, le partenze e gli acconti non pagati. Premere una riga per aprire la sua prenotazione. Un punto giallo indica una prenotazione ancora in attesa. «Oggi» è il giorno nel luogo della struttura.',
      ],
      link: toCalendar,
    },
    'calendar-colours': {
      title: 'Leggere il calendario',
      content: [
        'Nella panoramica scegliere una struttura o «Tutte le strutture», e mese e anno: una riga per alloggio, una colonna per giorno. Una barra va dalla metà del giorno di arrivo alla metà del giorno di partenza. Verde è confermato, giallo è in attesa, tratteggiato è bloccato. «Mostra le annullate» aggiunge i soggiorni annullati come sottili linee rosse, che non occupano nulla.',
        'L’intestazione di una struttura mostra quanti alloggi sono liberi ogni notte, e da quale prezzo. Passare sopra una barra per vedere di chi si tratta; premerla per aprire la prenotazione o il blocco.',
      ],
      link: toCalendar,
    },
    'calendar-zoom': {
      title: 'Vedere più giorni o alloggi, o passare ad altri giorni',
      content: [
        'I pulsanti 14, 31, 90 e 365 scelgono quanti giorni riempiono lo schermo; il giorno al centro resta dov’è, e oggi resta visibile. Si scorre fino a qualsiasi giorno, si preme «Indietro» e «Avanti» per una schermata di giorni, o «Oggi» per tornare. Premere il nome di una struttura per nascondere o mostrare i suoi alloggi.',
        '«Pagina intera» nasconde il resto della panoramica, così il calendario riempie la finestra; «Mostra la panoramica» la riporta.',
        'L’indirizzo della pagina contiene struttura, giorno, zoom e pagina intera: si può salvare tra i preferiti o inviare a qualcuno del team.',
      ],
      link: toCalendar,
    },
    'calendar-book-or-block': {
      title: 'Prenotare o bloccare notti nel calendario',
      content: [
        'Trascinare dal giorno di arrivo al giorno di partenza, o premere un solo giorno per una notte. Cercare l’ospite per nome, o scrivere un nome nuovo e premere Invio: bastano allora un numero di telefono o un indirizzo e-mail. «Altre opzioni…» apre l’intero modulo con servizi e codice promozionale, una volta noto l’ospite. Per togliere invece le notti dalla vendita, scrivere un motivo in fondo alla finestra, se si vuole, e premere «Blocca».',
        'Sul telefono toccare il giorno di arrivo, poi quello di partenza, e premere «Prenota». Premere un blocco per modificarlo o rimuoverlo.',
      ],
      link: toCalendar,
    },
    'calendar-prices': {
      title: 'Vedere e cambiare i prezzi nel calendario',
      content: [
        '«Prezzi», accanto alla legenda, mostra il prezzo di ogni notte libera e, sotto, il soggiorno minimo se c’è (3+). Passare sopra una notte per leggerlo a parole. Serve spazio nelle colonne: 14 giorni, o 31 su uno schermo largo. Per cambiare prezzo o regole, scegliere le notti come per una prenotazione e premere «Impostare prezzo e regole…»: scrivere un prezzo per notte o le notti minime, o scegliere «Nessun arrivo» e «Nessuna partenza», anche per altri alloggi della stessa struttura. Ciò che resta vuoto non cambia. Le stagioni di queste notti vengono divise attorno a esse, e le regole di questi giorni sostituite. Per dieci secondi «Annulla» ripristina tutto.',
      ],
      link: toCalendar,
    },
    'calendar-move': {
      title: 'Spostare un soggiorno, allungarlo o accorciarlo',
      content: [
        'Trascinare una barra su altri giorni o su un altro alloggio, o trascinarne un’estremità. Diventa rossa dove non può andare, e dice perché. Sul telefono, prima tenere premuta la barra. «Sposta…» nei dettagli di una prenotazione fa lo stesso senza trascinare.',
        'Se il prezzo cambiasse, si sceglie: mantenere quello vecchio o prendere quello nuovo. Per dieci secondi «Annulla» (o Ctrl e Z) ripristina l’ultimo spostamento e il suo prezzo. Se è stata emessa una fattura, viene chiesta conferma prima che uno spostamento o un ripristino la sostituisca.',
      ],
      link: toCalendar,
    },
    'calendar-keys': {
      title: 'Usare il calendario con la tastiera',
      content: [
        'Raggiungere il calendario con il tasto Tab. Le frecce si muovono tra giorni e alloggi, Pag su e Pag giù di una schermata intera, T va a oggi, e F mostra il calendario a pagina intera e di nuovo com’era. Invio apre ciò che c’è; su una notte libera comincia una selezione, le frecce la estendono, e Invio la prenota o la blocca.',
        'M prende un soggiorno o un blocco: le frecce lo spostano, con Maiusc ne cambiano la fine, Invio lo posa ed Esc lo lascia dov’era. Premere ? per l’elenco di tutti i tasti.',
      ],
      link: toCalendar,
    },
    'dashboard-figures': {
      title: 'Che cosa significano le cifre nella panoramica',
      content: [
        '«Ospiti»: quante persone soggiornano oggi. «Occupazione»: la quota degli alloggi attivi occupata stanotte. «Occupazione mensile»: lo stesso per tutte le notti di questo mese. «Prossimo arrivo» e «Prossima partenza»: dei soggiorni confermati, oggi compreso.',
        'Un trattino significa che non c’è nulla da contare, per esempio nessun alloggio attivo.',
      ],
      link: toCalendar,
    },
    'find-a-client': {
      title: 'Trovare un cliente',
      content: [
        'Scrivere una parte di nome, indirizzo e-mail, numero di telefono o città in «Cerca clienti». Nome e cognome possono stare in qualsiasi ordine, Mueller trova Müller e Strasse trova Straße, e una lettera sbagliata non importa. Nel modulo di prenotazione il campo «Cliente» cerca allo stesso modo e mostra e-mail, città e Paese, per distinguere le persone con lo stesso nome.',
        'Un clic su una riga apre la pagina dell’ospite: tutti i soggiorni, quanto è prenotato, pagato e ancora da pagare, ogni pagamento e le note.',
      ],
      link: toClients,
    },
    'find-everything': {
      title: 'Trovare un ospite, una prenotazione, un alloggio o una fattura da ovunque',
      content: [
        'Premere «Cerca» nella navigazione, o Ctrl e K (⌘ e K su un Mac). Scrivere una parte di un nome, un numero di telefono, un numero di prenotazione come B-000042 o solo 42, o un giorno come 21.11.2026 o 21.11. per vedere chi soggiorna allora. Un ospite che è in casa adesso viene per primo.',
        'Le frecce scelgono, Invio apre, Esc chiude. Anche le pagine si trovano con il loro nome, e così ciò che vi si può iniziare: «Nuova prenotazione», «Nuovo cliente», «Prezzi stagionali».',
      ],
    },
    'export-clients': {
      title: 'Salvare l’elenco come file per un foglio di calcolo',
      content: [
        'Premere «Esporta CSV» sopra l’elenco dei clienti o delle prenotazioni. Il file contiene ciò che mostrano ricerca e filtri, su tutte le pagine. Lo aprono Excel, Numbers, LibreOffice e Fogli Google.',
        'Un testo che un foglio di calcolo prenderebbe per una formula, come un numero di telefono che comincia con +, riceve davanti un apostrofo. L’importazione lo toglie di nuovo.',
      ],
      link: toClients,
    },
    'import-clients': {
      title: 'Aggiungere molti clienti in una volta da un file',
      content: [
        'Salvare l’elenco come CSV con le colonne First name (nome), Last name (cognome), Email (e-mail), Street (via), House number (numero civico), Postal code (CAP), City (città), Country (Paese) e Phone (telefono), in qualsiasi ordine. Per un cliente bastano il cognome e un numero di telefono o un indirizzo e-mail; l’indirizzo viene chiesto quando serve a una fattura. Un file esportato qui si può importare così com’è.',
        'Prima di aggiungere qualcosa vede dove va ogni colonna del file, anche una tralasciata, e può cambiarlo; i file di Google e Outlook vengono riconosciuti. Sotto ci sono le righe e che cosa non va: importi le righe corrette e scarichi le altre per correggerle. Chi esiste già, per nome ed e-mail (o telefono, se manca l’e-mail), viene tralasciato.',
      ],
      steps: [
        'Aprire «Clienti» e premere «Importa».',
        'Scegliere il file, o prima scaricare il modello e compilarlo.',
        'Controlli dove vanno le colonne; scelga un’altra codifica se gli accenti sono sbagliati.',
        'Correggere nel foglio di calcolo le righe segnate, salvarlo e scegliere di nuovo il file.',
        'Premere «Aggiungi clienti».',
      ],
      alt: 'L’importazione dei clienti, con le righe di un file controllate',
      link: toClients,
    },
    'change-a-client': {
      title: 'Un ospite ha traslocato o cambiato nome',
      content: [
        'Premere «Modifica» nella riga, cambiare ciò che è diverso e premere «Salva le modifiche». Da quel momento le bozze di fattura di questo cliente mostrano il nuovo nome e indirizzo.',
      ],
      link: toClients,
    },
    'inactive-client': {
      title: 'Che cosa significa che un cliente non è attivo?',
      content: [
        'Un cliente non attivo resta nell’elenco, dopo quelli attivi, ma non viene proposto quando si crea una prenotazione. Un nuovo cliente è sempre attivo; «Attivo» si trova nel modulo di un cliente esistente.',
      ],
      link: toClients,
    },
    'delete-a-client': {
      title: 'Eliminare un cliente',
      content: [
        'Premere «Modifica», poi «Elimina». Un cliente senza prenotazioni viene eliminato per sempre. Uno con prenotazioni viene archiviato: sparisce dall’elenco e dal modulo di prenotazione, ma resta sulle prenotazioni e sulle fatture.',
      ],
      link: toClients,
    },
    'guest-asks-about-data': {
      title: 'Un ospite chiede che cosa so di lui, o vuole essere cancellato',
      content: [
        'Aprire il cliente e premere i tre puntini. «Salva una copia» dà uno ZIP con tutto su questo ospite, da inviargli. «Cancella i dati» cancella per sempre nome, indirizzo, numero di telefono e indirizzo e-mail; le prenotazioni restano come cifre. Le fatture emesse conservano il nome finché non sono trascorsi gli anni previsti dalla legge.',
        'Un cliente il cui soggiorno è futuro o in corso non può essere cancellato: aspettare che finisca, o prima annullarlo.',
      ],
      link: toClients,
    },
    'client-twice': {
      title: 'Lo stesso ospite compare due volte',
      content: [
        'Più clienti possono avere lo stesso indirizzo e-mail, come nelle famiglie, quindi nulla impedisce di aggiungere qualcuno due volte. Premere «Modifica» nelle prenotazioni di quello di troppo, scegliere l’altro «Cliente», poi eliminare il primo. Cambiare il cliente non cambia il prezzo.',
      ],
      link: toBookings,
    },
  },
}
