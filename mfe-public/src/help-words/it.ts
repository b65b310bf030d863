import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: { 'your-public-page': 'La Sua pagina pubblica' },
  topics: {
    'what-guests-see': {
      title: 'Che cosa vedono gli ospiti sulla mia pagina pubblica?',
      content: [
        'Le strutture attive con descrizioni e foto, i loro alloggi con il numero di ospiti e il prezzo per notte, e i servizi extra che possono aggiungere. Quando indicano le date e il numero di ospiti, vedono quali alloggi sono liberi e quanto costa l’intero soggiorno.',
        'Gli ospiti vedono quali notti sono occupate, mai chi soggiorna.',
      ],
      link: 'Trova il link nelle impostazioni',
    },
    'not-on-public-page': {
      title: 'Perché la mia struttura o il mio alloggio non compare sulla pagina pubblica?',
      content: [
        'Una struttura compare finché è attiva e ha un alloggio da mostrare. Un alloggio compare finché è attivo e il suo stato è «Disponibile». Le modifiche in Strutture e Alloggi si vedono al successivo caricamento della pagina.',
      ],
      link: 'Apri gli alloggi',
    },
    'own-brand': {
      title: 'Come presento la mia casa con il suo nome?',
      content: [
        'In Impostazioni, Sito pubblico, indichi il nome dell’attività, qualche frase di presentazione, un’immagine grande, un logo per il tema scuro e il colore. Il logo si trova in Impostazioni. Gli ospiti vedono tutto questo sul dominio proprio e al link personale; nome, logo e colore anche nelle nostre e-mail. Nelle fatture il nome dell’attività sta accanto al Suo nome, che la legge richiede.',
        'Se offre una sola struttura, il sito si apre subito su quella. Le pagine condivise mostrano l’immagine grande o la prima immagine della casa.',
      ],
      link: 'Apri le impostazioni del sito pubblico',
    },
    'order-of-houses': {
      title: 'In quale ordine gli ospiti vedono le strutture?',
      content: [
        'Senza date vengono prima le strutture con immagini e, tra queste, quelle con coordinate, orario di check-in e servizi. Poi conta il prezzo per notte più basso tra quelli a venire, infine la struttura più recente. Con le date gli ospiti vedono ciò che è libero, in ordine di prezzo totale.',
        'Un’immagine e due minuti per i dati portano quindi avanti la Sua struttura.',
      ],
      link: 'Apri Strutture',
    },
    'own-domain': {
      title: 'Come prenotano gli ospiti sul mio dominio?',
      content: [
        'Inserisca il dominio in Impostazioni, Sito pubblico. Riceverà un record TXT: lo aggiunga dove gestisce il dominio, indirizzi il dominio all’indirizzo di Keyhaven e prema «Verifica il dominio». Da quel momento il dominio mostra solo le Sue strutture, nel Suo colore, con il Suo logo, le note legali e il testo sulla privacy. Lasci il record al suo posto, perché lo controlliamo una volta al giorno.',
        'Il certificato per il dominio viene configurato dall’azienda che gestisce Keyhaven per Lei.',
      ],
      link: 'Apri le impostazioni del sito pubblico',
    },
    'in-my-web-site': {
      title: 'Come aggiungo la prenotazione al mio sito?',
      content: [
        'In Impostazioni, Sito pubblico, autorizzi l’indirizzo del Suo sito e copi le righe per la Sua pagina. «Prova il mio sito» esamina la pagina e Le dice che cosa manca.',
      ],
      link: 'Apri le impostazioni del sito pubblico',
    },
    'requests-of-guests': {
      title: 'Che cosa succede quando un ospite richiede un soggiorno?',
      content: [
        'L’ospite conferma prima con un link in un’e-mail, entro 15 minuti. Fino ad allora le notti sono tenute in sospeso, e il calendario lo mostra. Poi la richiesta tiene in sospeso l’alloggio e Lei riceve un’e-mail. Accetti o rifiuti nella panoramica, nella prenotazione o con il link nell’e-mail; l’ospite lo sa subito. Se nessuno risponde, la richiesta scade dopo 24 ore, o dopo il tempo impostato in Impostazioni, Sito pubblico. Le notti sono allora di nuovo libere e avvisiamo entrambi.',
        'In Impostazioni, Sito pubblico, si stabilisce anche quante notti possono restare gli ospiti e con quanto anticipo possono prenotare. Le prenotazioni inserite da Lei non hanno limiti.',
        'Con il link nella loro e-mail, gli ospiti possono modificare o ritirare una richiesta e annullare un soggiorno fino al giorno di arrivo.',
      ],
      link: 'Apri la panoramica',
    },
  },
}
