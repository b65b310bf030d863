import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toChannels = 'Apri Canali'

export const help: HelpWords = {
  sections: {
    channels: 'Canali',
  },
  topics: {
    'connect-portal': {
      title: 'Collegare un alloggio ad Airbnb, Booking.com o Vrbo',
      content: [
        'Bastano tre minuti per ogni alloggio e portale. Due indirizzi cambiano lato: quello del calendario del portale arriva a Keyhaven, e il nostro va al portale. Il modulo indica i menu del portale in cui trovare l’uno e incollare l’altro.',
        'Solo con entrambe le direzioni ogni lato sa che cosa è prenotato sull’altro. Se collega più portali, dia anche il nostro indirizzo a ciascuno: così sanno da Keyhaven anche che cosa hanno prenotato gli altri portali.',
      ],
      steps: [
        'Aprire «Canali», premere «Collega un portale» accanto all’alloggio e scegliere il «Portale».',
        'Copiare sul portale l’indirizzo del suo calendario e incollarlo in «Indirizzo del calendario sul portale».',
        'Premere «Guarda che cosa porta»: i soggiorni compaiono sotto, e non è ancora salvato nulla.',
        'Copiare «Il nostro indirizzo» e incollarlo sul portale.',
        'Premere «Collega». I soggiorni sono nel calendario, e quello del portale da ora viene letto ogni 15 minuti.',
      ],
      link: toChannels,
    },
    'imported-stays': {
      title: 'Che cosa sono le barre di un portale nel calendario?',
      content: [
        'Ognuna è un soggiorno prenotato su un portale, nel colore scelto per quel portale. Le sue notti sono occupate: qui non le può prenotare nessuno. I portali dicono poco più delle notti, perciò non ci sono cliente, fattura né fatturato. Se il portale sposta o annulla un soggiorno, la barra lo segue; sparisce quando il soggiorno è mancato dal calendario due volte di seguito.',
        'Le chiusure sono notti chiuse sul portale senza un ospite. Vengono tralasciate finché non si attiva «Riprendi anche le chiusure»: molti portali chiudono notti solo perché hanno saputo da noi che sono occupate.',
        'Per una fattura, un acconto o le statistiche, premere la barra e scegliere «Farne una prenotazione»: si inseriscono cliente e prezzo, e diventa una prenotazione come tutte le altre. Se più avanti il portale cambia quel soggiorno, nella prenotazione non cambia nulla prima della Sua decisione.',
      ],
      link: 'Apri il calendario',
    },
    'channel-conflicts': {
      title: 'Un soggiorno attende la Sua decisione',
      content: [
        'Un portale può portare un soggiorno in notti che qui sono di una prenotazione, di un blocco o del soggiorno di un altro portale. Non si perde nulla: il Suo resta com’è, e quello del portale aspetta in cima a «Canali» finché non decide. Riceve una sola e-mail in merito. Le richieste ancora senza risposta fanno posto, e ai loro ospiti vengono mostrate altre date.',
        '«Tieni il nostro»: avvisare di persona l’ospite del portale; se più avanti le notti si liberano, le occupa quel soggiorno. «Sposta il nostro»: la prenotazione passa a un altro alloggio libero della struttura, allo stesso prezzo, e il soggiorno del portale occupa le notti. «Scarta il loro per sempre»: non torna più. Anche qui va avvisato l’ospite sul portale.',
        'Anche quando un portale sposta o annulla un soggiorno di cui ha fatto una prenotazione, la decisione è Sua: «Accetta la modifica» adegua la prenotazione, «Tieni il nostro» la lascia com’è.',
      ],
      link: toChannels,
    },
    'stale-calendars': {
      title: 'Quando un calendario non si può leggere',
      content: [
        'Keyhaven legge i calendari dei portali ogni 15 minuti. In «Canali» si vede quando ciascuno è stato letto l’ultima volta e che cosa non andava. Dopo sei ore senza successo viene segnalato lì e sopra il calendario; dopo un giorno arriva un’e-mail, una volta sola. Di solito il portale ha cambiato l’indirizzo: copiare lì quello nuovo e incollarlo in «Modifica».',
        'Dalla sesta ora gli ospiti richiedono l’alloggio invece di prenotarlo subito, finché tutti i suoi calendari non si leggono di nuovo. Chi preferisce correre il rischio può attivare, in fondo a «Canali», «Gli ospiti possono prenotare subito lo stesso».',
        'Se un calendario è vuoto all’improvviso, Keyhaven non cambia nulla e chiede se tutti i suoi soggiorni sono stati annullati.',
        'I portali leggono i nostri calendari meno spesso, per lo più ogni due-quattro ore. Con una prenotazione per oggi o domani conviene chiudere subito di persona le notti sui portali.',
      ],
      link: toChannels,
    },
    'our-addresses': {
      title: 'I nostri indirizzi: che cosa leggono i portali',
      content: [
        'Ogni alloggio ha un indirizzo per ogni portale e uno per ogni altro programma. Si trovano in «I nostri indirizzi», con il momento dell’ultima lettura di ciascuno. Un indirizzo tralascia ciò che è arrivato dal suo portale, altrimenti il portale riceverebbe indietro i propri soggiorni.',
        'Le prenotazioni confermate e i soggiorni degli altri portali ci sono sempre. Si può scegliere se includere anche i soggiorni in attesa, i blocchi e i nomi degli ospiti; senza nomi c’è scritto solo «Reserved» (prenotato).',
        'Chi ha un indirizzo può leggerlo, senza password. Se uno è finito nelle mani sbagliate, premere «Nuovo indirizzo»: da quel momento quello di prima non porta più da nessuna parte. Incollare il nuovo sul portale.',
      ],
      link: toChannels,
    },
  },
}
