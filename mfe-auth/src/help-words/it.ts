import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toSettings = 'Apri le impostazioni'

export const help: HelpWords = {
  sections: { 'your-account': 'Il Suo account' },
  topics: {
    'activation-mail': {
      title: 'L’e-mail di attivazione non arriva, o il suo link non funziona',
      content: [
        'Dopo la registrazione inviamo un link. Vale una sola volta, entro 48 ore. Controllare prima la cartella dello spam.',
        'Per ricevere un altro link, registrarsi di nuovo con lo stesso indirizzo oppure scegliere «Password dimenticata» nella pagina di accesso: il link di quell’e-mail imposta una password e attiva l’account. Chi si è registrato più volte con password diverse sceglie quale usare.',
      ],
    },
    'personal-data': {
      title: 'Perché devo prima inserire i miei dati?',
      content: [
        'Nome, indirizzo e codice fiscale compaiono su ogni fattura. Finché non sono completi si possono usare solo le impostazioni e l’aiuto.',
      ],
      steps: [
        'Aprire le impostazioni e premere «Modifica i dati».',
        'Compilare tutti i campi e premere «Salva i dati».',
      ],
      alt: 'Il modulo dei dati personali, aperto dalle impostazioni',
      link: toSettings,
    },
    'forgotten-password': {
      title: 'Ho dimenticato la password',
      content: [
        'Nella pagina di accesso scegliere «Password dimenticata» e inserire il proprio indirizzo e-mail. Il link dell’e-mail vale una sola volta, entro un’ora. Scelta una nuova password, si è disconnessi ovunque e si può accedere con quella nuova.',
        'Lo stesso link aiuta anche quando la pagina di accesso dice che ci sono stati troppi tentativi con una password sbagliata. Su un dispositivo da cui si è già effettuato l’accesso contano solo i propri tentativi.',
      ],
    },
    'change-password': {
      title: 'Cambiare la password',
      content: [
        'Una password ha almeno 8 caratteri, con maiuscole e minuscole, un numero e un carattere speciale, senza spazi. Con una nuova password si resta connessi qui e si viene disconnessi da ogni altro dispositivo.',
      ],
      steps: [
        'Aprire le impostazioni e premere «Cambia password».',
        'Inserire la vecchia password, poi quella nuova, e ripeterla.',
        'Premere «Cambia password».',
      ],
      alt: 'Il modulo per una nuova password, aperto dalle impostazioni',
      link: toSettings,
    },
    'change-email': {
      title: 'Cambiare l’indirizzo e-mail',
      content: [
        'Il nuovo indirizzo vale subito: serve per accedere e lì inviamo le nostre e-mail. Entrambi gli indirizzi vengono avvisati della modifica e si viene disconnessi da ogni altro dispositivo.',
      ],
      steps: [
        'Aprire le impostazioni e premere «Cambia e-mail».',
        'Inserire l’e-mail attuale, la password e la nuova e-mail.',
        'Premere «Cambia e-mail».',
      ],
      alt: 'Il modulo per un nuovo indirizzo e-mail, aperto dalle impostazioni',
      link: toSettings,
    },
    'two-step-sign-in': {
      title: 'Attivare l’accesso in due passaggi',
      content: [
        'Con l’accesso in due passaggi una password rubata non basta: dopo la password chiediamo un codice da un’app sul telefono, una passkey o un codice di recupero. Con una passkey si accede anche senza password: nella pagina di accesso scegliere «Usa una passkey».',
        'All’attivazione si ricevono dieci codici di recupero, una volta sola. Ognuno permette un accesso se si perde il telefono. Se anche i codici sono andati persi, scriverci dall’indirizzo e-mail dell’account. Lo disattiviamo quando siamo sicuri dell’identità.',
      ],
      steps: [
        'Aprire le impostazioni. In «Accesso in due passaggi» premere «Configura app» o «Aggiungi passkey».',
        'Inserire la password. Per un’app, inquadrare l’immagine e inserire il codice mostrato dall’app.',
        'Salvare i codici di recupero.',
      ],
      link: toSettings,
    },
    logo: {
      title: 'Aggiungere o cambiare il logo',
      content: [
        'Aprire le impostazioni e premere «Cambia logo». Il file può essere un JPEG, PNG, WebP o AVIF di al massimo 5 MB. Un clic sull’immagine la mostra a grandezza intera; «Rimuovi logo» la toglie.',
      ],
      link: toSettings,
    },
    'signed-in-elsewhere': {
      title: 'Risulta un accesso da un dispositivo che non ho più',
      content: [
        'In fondo alle impostazioni, «Dove è stato effettuato l’accesso» elenca ogni dispositivo e quando è stato usato l’ultima volta. Premere «Esci» accanto a uno, oppure «Esci ovunque», che termina anche questa sessione. Se qualcuno potrebbe conoscere la password, cambiare anche quella.',
        'Dopo 12 ore si viene disconnessi. Con «Resta connesso» nella pagina di accesso si resta connessi per 30 giorni dall’ultima visita.',
      ],
      link: toSettings,
    },
    'public-link': {
      title: 'Cambiare il link della mia pagina pubblica',
      content: [
        'Aprire le impostazioni. In «Link della pagina pubblica» si può copiare il link o, con «Cambia link», scegliere un altro nome: lettere minuscole, numeri e trattini. Il vecchio link continua a funzionare.',
      ],
      link: toSettings,
    },
    'my-data': {
      title: 'Salvare una copia di tutto o eliminare l’account',
      content: [
        'In fondo alle impostazioni, in «I Suoi dati», «Salva una copia» dà un file ZIP: i dati in JSON, le immagini e ogni fattura emessa in PDF.',
        '«Elimina account» chiede la password. Da quel momento gli ospiti non trovano più gli alloggi. Dopo 30 giorni viene eliminato tutto e nessuno può recuperarlo; fino ad allora basta premere «Mantieni l’account». Tre giorni prima lo ricordiamo via e-mail. La legge chiede di conservare le fatture per anni: salvare prima una copia.',
      ],
      link: toSettings,
    },
    'connect-other-software': {
      title: 'Collegare un channel manager, serrature o programmi propri',
      content: [
        'Aprire «Connessioni» nelle impostazioni. Con una chiave API un altro programma può leggere o modificare ciò che si sceglie, senza la password; viene mostrata una volta e si può revocare in qualsiasi momento. Dare a ogni programma una chiave propria, con il minimo necessario.',
        'Un webhook dice al proprio server che cosa succede: è arrivata una richiesta, un soggiorno è stato annullato, una fattura è stata emessa. Se il server non è raggiungibile, riproviamo per tre giorni, poi disattiviamo il webhook e scriviamo un’e-mail. Ciò che è andato perso si può inviare di nuovo.',
      ],
      link: 'Apri le connessioni',
    },
    'how-long-people-are-kept': {
      title: 'Per quanto tempo si conservano i dati degli ospiti?',
      content: [
        'Gli ospiti le cui richieste non hanno avuto seguito vengono cancellati un anno dopo la partenza richiesta. I clienti restano fino alla cancellazione, e sulle fatture le persone restano per dieci anni. Per scegliere altri periodi, premere «Cambia i periodi» nelle impostazioni, in «I Suoi dati». Lì è indicato che cosa chiede la legge in cinque Paesi.',
      ],
      link: toSettings,
    },
    'demo-account': {
      title: 'Che cos’è un account demo?',
      content: [
        'La demo apre un account proprio con un’attività inventata, per provare tutto. Dopo 24 ore viene eliminato, con tutto ciò che vi è stato inserito. L’e-mail, la password e il link non si possono cambiare, non può avere l’accesso in due passaggi e non può scrivere all’assistenza.',
        'Per conservare i dati, creare il proprio account in cima alla pagina.',
      ],
    },
  },
}
