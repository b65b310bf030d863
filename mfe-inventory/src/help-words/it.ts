import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toProperties = 'Apri Strutture'
const toUnits = 'Apri Alloggi'
const toServices = 'Apri Servizi extra'
const toPromocodes = 'Apri Codici promozionali'
const toSeasons = 'Apri Prezzi stagionali'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Configurazione e primi passi',
    'managing-properties': 'Gestire le strutture',
    'services-and-promo-codes': 'Servizi extra e codici promozionali',
  },
  topics: {
    'step-1-property': {
      title: 'Passo 1: creare una struttura',
      content: [
        'Una struttura è una casa o un luogo con un indirizzo. Tutto il resto le appartiene: i suoi alloggi sono ciò che gli ospiti prenotano, i suoi servizi extra ciò che possono aggiungere a un soggiorno.',
      ],
      steps: [
        'Aprire «Strutture» e premere «Nuova struttura».',
        'Compilare il nome, l’indirizzo con il telefono e una descrizione: gli ospiti la leggono sulla Sua pagina pubblica.',
        'Controllare il fuso orario. Stabilisce che giorno è in questa struttura.',
        'Premere «Salva».',
      ],
      alt: 'Il modulo «Nuova struttura», aperto dall’elenco delle strutture',
      link: toProperties,
    },
    'step-2-units': {
      title: 'Passo 2: aggiungere gli alloggi',
      content: [
        'Un alloggio è ciò che si prenota: un appartamento, una camera o la casa intera. Una struttura senza alloggi non si può prenotare. Aggiunga un alloggio per ogni cosa che si affitta da sola.',
      ],
      steps: [
        'Aprire «Alloggi» e premere «Nuovo alloggio».',
        'In «Capienza massima» indicare quante persone possono dormirvi, in «Capienza base» quante di loro sono comprese nel prezzo per notte.',
        'Indicare il prezzo per notte e, per chi supera la capienza base, il prezzo per persona aggiuntiva.',
        'Scegliere la struttura, lasciare lo stato su «Libero» e «Attivo» com’è, e premere «Salva».',
      ],
      alt: 'Il modulo «Nuovo alloggio» con capienza e prezzo',
      link: toUnits,
    },
    'step-5-services': {
      title: 'Passo 5: aggiungere servizi extra (facoltativo)',
      content: [
        'Colazione, parcheggio, pulizia finale: un servizio extra appartiene a una struttura e si paga una volta per soggiorno («Una tantum») o per ogni notte («Al giorno»). Da quel momento il modulo di prenotazione lo propone per quella struttura.',
      ],
      steps: [
        'Aprire «Servizi extra» e premere «Nuovo servizio extra».',
        'Indicare nome, tipo, struttura e prezzo.',
        'Premere «Salva».',
      ],
      alt: 'Il modulo «Nuovo servizio extra», aperto dall’elenco dei servizi extra',
      link: toServices,
    },
    'step-6-promo-codes': {
      title: 'Passo 6: creare codici promozionali (facoltativo)',
      content: [
        'Un codice promozionale toglie da un soggiorno una percentuale intera o un importo, fino a un giorno a scelta. Utile per gli ospiti abituali, per le settimane tranquille o per una newsletter.',
      ],
      steps: [
        'Aprire «Codici promozionali» e premere «Nuovo codice promozionale».',
        'Indicare il codice che gli ospiti comunicano, lo sconto in percentuale e una descrizione.',
        'Aprire «Condizioni» se vale solo per certe notti, certi alloggi o certi ospiti.',
        'In «Valido fino al» scegliere l’ultimo giorno di validità e premere «Salva».',
      ],
      alt: 'Il modulo «Nuovo codice promozionale», aperto dall’elenco dei codici promozionali',
      link: toPromocodes,
    },
    'edit-a-property': {
      title: 'Modificare una struttura o un alloggio',
      content: [
        'Premere una struttura, oppure «Modifica» nella riga di un alloggio. Il pulsante del modulo dice «Nessuna modifica» finché non si cambia qualcosa, poi «Salva le modifiche».',
        'Un nuovo prezzo vale per ciò che si prenota da ora in poi. Le prenotazioni esistenti mantengono il prezzo con cui sono state fatte, finché non se ne cambiano date, alloggio, ospiti, servizi extra o codice.',
        'Se qualcuno ha modificato la stessa voce mentre Lei scriveva, nulla viene sovrascritto: il modulo lo dice e propone «Mostra la nuova versione».',
      ],
      link: toProperties,
    },
    'facts-for-guests': {
      title: 'Dire agli ospiti l’essenziale: servizi, letti, orari di check-in',
      content: [
        'Gli ospiti decidono in base ai fatti: se ci sono Wi-Fi e parcheggio, quanti letti ci sono, da che ora si fa il check-in. Nulla è obbligatorio e bastano due minuti. Gli ospiti lo vedono sulle Sue pagine pubbliche e i motori di ricerca lo leggono.',
        'Ciò che possono usare tutti gli ospiti di una struttura si sceglie nella struttura. Ciò che ha un solo alloggio si sceglie lì.',
        'Gli ospiti vedono le coordinate con la precisione di circa un chilometro.',
      ],
      steps: [
        'Apra Strutture, prema Modifica e apra una parte sotto Informazioni per gli ospiti.',
        'Per un orario scriva 15. Nei servizi scriva una parola e prema Invio per scegliere il primo trovato.',
        'Premere «Scegliere sulla mappa» e fare clic dove si trova la casa, oppure incollare le coordinate da un’altra mappa, per esempio 47.80, 13.30. Scrivere le regole della casa, se si vuole anche in altre lingue.',
        'Salvi le modifiche. Poi apra Alloggi e compili allo stesso modo camere, letti, bagni e superficie.',
      ],
      link: toProperties,
    },
    'instant-booking': {
      title: 'Far prenotare gli ospiti senza chiedere',
      content: [
        'Molti ospiti cercano un alloggio che sia subito loro. Con la prenotazione immediata il soggiorno è confermato appena l’ospite apre il link nella nostra e-mail: Lei non deve rispondere. Si sceglie per ogni alloggio, e all’inizio non è attiva.',
        'Tutto il resto non cambia: prezzo, condizioni, acconto, fattura ed e-mail. Riceve un’e-mail «Nuova prenotazione», il soggiorno è subito nel calendario e la prenotazione indica che è stata immediata. Gli ospiti possono cercare questi alloggi.',
        'Da alcune ore prima del check-in gli ospiti inviano una richiesta come sempre, così nessuno arriva all’improvviso. Quante ore, lo decide Lei: all’inizio sono 24. Tenga aggiornato il calendario: ciò che lì è libero viene prenotato.',
      ],
      steps: [
        'Aprire Alloggi e premere Modifica.',
        'In Prenotazione immediata scegliere Attiva e indicare fino a quante ore prima del check-in.',
        'Premere Salva le modifiche.',
      ],
      link: toUnits,
    },
    'cancellation-terms': {
      title: 'Dire quanto costa un annullamento',
      content: [
        'Gli ospiti vogliono sapere che cosa succede se non possono venire. Lo si stabilisce per ogni struttura; gli ospiti lo vedono accanto al prezzo e lo accettano con la richiesta. Per un soggiorno valgono le condizioni accettate dal suo ospite, qualunque cosa si modifichi in seguito.',
        'Chi annulla legge quanto costa quel giorno, e deve confermare ancora una volta. La penale compare nella prenotazione, nei pagamenti e in entrambe le e-mail; quanto è stato pagato in più va rimborsato. Nella prenotazione è possibile rinunciarvi.',
        'Le nuove strutture iniziano con le condizioni per cui è stato scelto per ultimo «Usare queste condizioni anche per le nuove strutture»; si possono cambiare in qualsiasi momento. Quando e come pagano gli ospiti si scrive una sola volta per tutte le strutture, nelle impostazioni delle fatture.',
        'Se annulla il gestore, all’ospite non costa nulla, a meno che non si inserisca una penale.',
        'La penale non finisce da sola in una fattura: chiedere al commercialista se è soggetta a IVA.',
      ],
      steps: [
        'Aprire Strutture, premere Modifica e aprire Annullamento sotto Informazioni per gli ospiti.',
        'Scegliere flessibile, moderata, rigida o non rimborsabile, oppure Livelli propri, al massimo tre.',
        'Leggere sotto come lo vedono gli ospiti e premere Salva le modifiche.',
      ],
      link: toProperties,
    },
    arrival: {
      title: 'Indicare agli ospiti la strada e il codice della porta',
      content: [
        'Chi ha un soggiorno confermato vede nella pagina della prenotazione la via della struttura, la mappa e gli orari di check-in. Le indicazioni e il codice della porta arrivano alcuni giorni prima, così nessuno li ha per settimane; dopo il soggiorno non ci sono più.',
        'Chi fa solo una richiesta o guarda non vede nulla di tutto ciò.',
      ],
      steps: [
        'Apra Strutture, prema Modifica e apra Arrivo sotto Informazioni per gli ospiti: scriva le indicazioni, se vuole anche in altre lingue, e quanti giorni prima dell’arrivo mostrarle.',
        'Apra Alloggi, prema Modifica e apra Codice della porta.',
        'Un codice cambiato è visibile subito a tutti gli ospiti che possono vederlo.',
      ],
      link: toProperties,
    },
    'extra-persons': {
      title: 'Come funzionano i prezzi per le persone aggiuntive',
      content: [
        'Il prezzo per notte comprende tanti ospiti quanti ne indica la capienza base. Ogni ospite in più, fino alla capienza massima, costa per ogni notte il prezzo per persona aggiuntiva.',
        'Un esempio: 120,00\u00a0€ a notte, capienza base 2, 15,50\u00a0€ per persona aggiuntiva. Quattro ospiti per quattro notti pagano 4 × 120,00\u00a0€ più 2 persone aggiuntive × 4 notti × 15,50\u00a0€, in tutto 604,00\u00a0€.',
        'Se capienza base e massima sono uguali, non ci possono essere persone aggiuntive, quindi il loro prezzo deve essere 0.',
      ],
      link: toUnits,
    },
    'seasonal-prices': {
      title: 'Prezzi diversi d’estate, a Natale o durante le fiere',
      content: [
        'Una stagione è un intervallo di notti di un alloggio con un proprio prezzo per notte. Le notti fuori da ogni stagione costano il prezzo per notte dell’alloggio. Le stagioni di un alloggio non si sovrappongono mai.',
        'Ogni notte di un soggiorno ha il prezzo della sua stagione: di tre notti che iniziano due giorni prima dell’estate, due costano il prezzo normale e una quello estivo. Le prenotazioni già fatte mantengono il loro prezzo.',
      ],
      steps: [
        'Aprire «Alloggi», premere «Prezzi stagionali» e scegliere la struttura e l’anno. «Stagioni» nella riga di un alloggio mostra solo quello, e il modulo di un alloggio riporta le stagioni ancora da venire.',
        'Trascinare il cursore sulle notti nella striscia dell’anno, oppure premere «Nuova stagione». Il modulo ha un campo prezzo per ogni alloggio: se resta vuoto, quell’alloggio mantiene il suo prezzo normale.',
        'Indicare nome, prima notte, ultima notte e prezzo per notte, e premere «Salva».',
      ],
      alt: 'Il modulo «Nuova stagione» sopra le strisce dell’anno',
      link: toSeasons,
    },
    'copy-seasons': {
      title: 'Usare le stagioni di quest’anno l’anno prossimo',
      content: [
        'In «Prezzi stagionali», «Copia nel …» mette le stagioni che iniziano quest’anno negli stessi giorni del prossimo, variando ogni prezzo di una percentuale: 2,5 trasforma 100,00\u00a0€ in 102,50\u00a0€. Prima che si salvi qualcosa, si vedono i prezzi vecchi e nuovi.',
        'Una stagione che si sovrapporrebbe a una esistente viene esclusa, e viene indicato quale.',
      ],
      link: toSeasons,
    },
    'stay-rules': {
      title: 'Quanto restano gli ospiti, e in quali giorni arrivano e partono',
      content: [
        'Non servono regole: senza, gli ospiti prenotano tutte le notti libere. Una regola riguarda tutto ciò che affitta, una struttura o un alloggio, sempre o in certe date. Ciò che prenota Lei ne è libero; viene avvisato e può proseguire.',
        'Di due regole dello stesso tipo vale la più specifica: quella dell’alloggio prima di quella della struttura, una con date prima di una che vale sempre, il periodo più breve prima del più lungo. I soggiorni minimi non si sommano; i giorni senza arrivo o partenza sì.',
        'Un soggiorno prenotato prima di una regola resta com’è.',
      ],
      steps: [
        'Apra «Alloggi», prema «Regole di soggiorno» e scelga una delle regole consuete o «Nuova regola».',
        'Il calendario nel modulo mostra i giorni di un alloggio con la regola, prima che venga salvata. Se delle regole si contraddicono, indica le notti che nessuno potrebbe prenotare.',
        'Nella pagina trascini sui giorni per vedere quali regole vi valgono, e prema «Aggiungi una regola per questi giorni».',
      ],
      link: 'Apri Regole di soggiorno',
    },
    pictures: {
      title: 'Mostrare le immagini di una struttura o di un alloggio',
      content: [
        'I moduli di strutture e alloggi accettano fino a 30 immagini ciascuno: JPEG, PNG, WebP o AVIF, fino a 500\u00a0KB l’una. Le foto più grandi vengono ridotte prima dell’invio.',
        'Ogni immagine ha bisogno di una descrizione. Gli screen reader la leggono agli ospiti che non possono vederla, e compare mentre l’immagine si carica.',
        'La prima immagine è quella che gli ospiti vedono per prima. Si trascinano in un altro ordine, oppure si usano le frecce di un’immagine. Un’immagine eliminata è solo contrassegnata e viene tolta quando si preme «Salva le modifiche».',
        'Se un’immagine non può essere inviata, tutto il resto è salvato e si può riprovare con quella.',
      ],
      link: toProperties,
    },
    'unit-status': {
      title: 'Che cosa fa lo stato di un alloggio',
      content: [
        'Si può prenotare solo un alloggio attivo e con lo stato «Libero»: da parte Sua nel modulo di prenotazione, e da parte degli ospiti che cercano sulla Sua pagina pubblica.',
        '«Occupato», «Chiuso» e «In lavori» lo tolgono da entrambi, per esempio durante una ristrutturazione. Le sue prenotazioni restano come sono. Per un soggiorno non occorre impostare «Occupato» a mano: lo sa il calendario.',
      ],
      link: toUnits,
    },
    'inactive-or-deleted': {
      title: 'Meglio disattivare o eliminare?',
      content: [
        '«Non attivo» è temporaneo: la voce resta negli elenchi, dopo quelle attive, ma non viene proposta per nuove prenotazioni. Una struttura non attiva non compare sulla Sua pagina pubblica. La si può rimettere su «Attivo» quando si vuole.',
        '«Elimina» è definitivo: la voce sparisce da tutti gli elenchi.',
      ],
    },
    archived: {
      title: 'Che cosa succede alle vecchie prenotazioni quando elimino qualcosa?',
      content: [
        'Nulla va perduto. Una struttura, un alloggio, un servizio extra, un codice promozionale o un cliente usato in una prenotazione viene archiviato: sparisce dagli elenchi e non si può più prenotare, ma resta sulle prenotazioni e sulle fatture che lo citano, con i prezzi di allora. Ciò che non è mai stato usato viene eliminato definitivamente.',
        '«Elimina» chiede prima conferma e dice che cosa comporta. Eliminando una struttura si eliminano allo stesso modo i suoi alloggi e servizi extra. Le prenotazioni future restano; se un soggiorno non deve avvenire, annulli prima la sua prenotazione.',
      ],
    },
    'unit-cannot-move': {
      title: 'Perché non posso spostare un alloggio in un’altra struttura?',
      content: [
        'Un alloggio che è stato prenotato resta nella sua struttura: le sue prenotazioni e fatture citano quell’indirizzo. Crei un nuovo alloggio nell’altra struttura e imposti il vecchio su «Non attivo».',
      ],
      link: toUnits,
    },
    'service-types': {
      title: '«Al giorno» o «Una tantum»?',
      content: [
        '«Al giorno» si paga per ogni notte del soggiorno: una colazione da 12,90\u00a0€ costa 51,60\u00a0€ per quattro notti. «Una tantum» si paga una volta sola, qualunque sia la durata del soggiorno.',
        '«Si paga per» dice per chi: l’alloggio, ogni persona o ogni animale. Una colazione a persona da 12,90\u00a0€ costa 103,20\u00a0€ per due persone e quattro notti. «Dall’età di» esclude i bambini più piccoli; i neonati sotto i 2 anni non pagano mai.',
        'Un servizio obbligatorio, come la pulizia finale o la tassa di soggiorno, è incluso in ogni totale che gli ospiti vedono, e nessuno può toglierlo. Le prenotazioni esistenti mantengono quanto concordato.',
        'Un servizio extra appartiene a una struttura. Se due case offrono la colazione, va creato per ognuna.',
      ],
      link: toServices,
    },
    'tourist-tax': {
      title: 'Come si calcola la tassa di soggiorno',
      content: [
        'Inserisci una volta quello che chiede il tuo comune e scegli le strutture che la devono. Da allora ogni soggiorno lì ha una riga a sé, con la tariffa di ogni notte: nessun codice promozionale, nessuna penale e nessun annullamento la riduce, non è un ricavo, e le fatture la mostrano senza IVA, se non dici altrimenti.',
        'Ogni tariffa vale da un giorno. Inseriscine una nuova quando il comune la decide: un soggiorno a cavallo di quel giorno si calcola in parte con l’una e in parte con l’altra. Gli importi possono dipendere da età, periodo dell’anno e categoria della casa; l’esempio mostra quanto pagherebbe una famiglia.',
        'Gli ospiti indicano l’età all’arrivo. Se l’età conta dall’anno dopo il compleanno, un bambino proprio di quell’età non è ancora tassato. I neonati sotto i 2 anni non pagano mai.',
        'Alla partenza premi «Correggi» nella prenotazione e indica chi ha soggiornato davvero, e chi è esente e perché. Se è meno di quanto dichiarato, ti viene chiesto e restano entrambi. Il resoconto mensile corrisponde alle tue fatture.',
      ],
      link: 'Apri la tassa di soggiorno',
    },
    'service-price-changes': {
      title: 'E se cambio il prezzo di un servizio extra?',
      content: [
        'Le nuove prenotazioni hanno il nuovo prezzo. Una prenotazione che ha già il servizio mantiene quello vecchio finché non se ne cambiano date, alloggio, ospiti, servizi extra o codice; allora si sceglie se ricalcolarla.',
      ],
      link: toServices,
    },
    'promo-code-rules': {
      title: 'Regole per i codici promozionali',
      content: [
        'Lo sconto vale su notti, persone aggiuntive e servizi extra. È una percentuale intera da 0 a 100, e il risultato viene arrotondato una volta al centesimo; oppure un importo, che toglie al massimo quanto costano.',
        'In «Condizioni» un codice si può legare a soggiorni le cui notti sono tutte tra due giorni, a un minimo di notti, a certi alloggi, alle prenotazioni da un giorno in poi e a un numero di utilizzi in totale o per ospite. Una prenotazione annullata libera il suo utilizzo, una richiesta in attesa ne ha uno. L’ospite, e anche il modulo di prenotazione, legge accanto al codice perché non vale.',
        'Conta il giorno in cui si prenota, non quello dell’arrivo: un codice si può scegliere finché è attivo, fino al giorno indicato in «Valido fino al» compreso. Ogni prenotazione può avere un codice.',
        'Un codice ha da 3 a 10 caratteri, la sua descrizione da 10 a 50. Ogni codice può esistere una volta sola.',
      ],
      link: toPromocodes,
    },
    'promo-code-after-booking': {
      title: 'Un codice è scaduto o è stato modificato: e le prenotazioni esistenti?',
      content: [
        'La percentuale o l’importo viene conservato con la prenotazione. Anche se il codice scade, cambia sconto, viene disattivato o eliminato, le prenotazioni fatte con esso mantengono lo sconto, anche quando cambiano le date, finché il codice resta selezionato. Altre date o un altro alloggio devono rispettare le sue condizioni, a meno che non si mantenga il prezzo concordato.',
      ],
      link: toPromocodes,
    },
  },
}
