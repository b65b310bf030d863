import { it } from '../../languages/it.ts'
import { changedOn } from './changed-on.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Caricamento',
  retry: 'Riprova',
  operatorFailed: 'Non è stato possibile caricare i dati del fornitore del servizio.',

  notice: {
    title: 'Note legali',
    operator: 'Fornitore di questo servizio',
    content: 'Responsabilità per i contenuti',
    contentText:
      'Il fornitore è responsabile di questo sito e del servizio di prenotazione. Descrizioni, immagini e prezzi delle strutture provengono dai rispettivi gestori, che ne sono responsabili.',
    contracts: 'Contratti di soggiorno',
    contractsText:
      'Un soggiorno è un contratto tra l’ospite e il gestore della struttura. Keyhaven trasmette la richiesta e la risposta; non è parte di quel contratto e non riceve pagamenti.',
    reporting: 'Segnalare contenuti',
    reportingText:
      'Chi ritiene che qualcosa in queste pagine violi la legge o i propri diritti può scrivere all’indirizzo indicato sopra, specificando la pagina. Esaminiamo ogni segnalazione.',
  },

  privacy: {
    title: 'Informativa sulla privacy',
    updated: `Ultimo aggiornamento: ${it.day(changedOn)}`,
    about:
      'Keyhaven è uno strumento per i gestori di pensioni e alloggi per soggiorni brevi e per i loro ospiti. Questa pagina spiega quali dati personali vengono conservati, perché, per quanto tempo e che cosa si può chiedere.',
    responsible: 'Chi è il titolare',
    forAccounts: 'Per gli account e per questo sito:',
    forGuests:
      'Per i dati degli ospiti il titolare è il gestore della struttura. Il fornitore del servizio li conserva per suo conto e non li usa per nient’altro.',
    owners: 'Che cosa conserviamo sui gestori',
    ownersList: [
      'Nome, indirizzo e-mail, indirizzo postale, numero di telefono, codice fiscale e logo, così come vengono inseriti.',
      'La password solo come hash argon2id; nessuno può risalire ad essa.',
      'Ciò che serve all’attività: strutture, alloggi, prezzi, servizi extra, codici promozionali, fatture.',
    ],
    ownersWhy: 'Ci serve per fornire il servizio a cui ci si è registrati (art. 6, par. 1, lett. b del GDPR).',
    guests: 'Che cosa conserviamo sugli ospiti',
    guestsList: [
      'Nome, indirizzo e-mail, indirizzo postale e numero di telefono, da una prenotazione o da una richiesta.',
      'Il soggiorno stesso: alloggio, date, numero di ospiti, servizi extra, prezzo e fattura.',
    ],
    guestsWhy:
      'Serve per rispondere alla richiesta e tenere in sospeso il soggiorno (art. 6, par. 1, lett. b del GDPR); le fatture si conservano per il tempo che la legge fiscale impone al gestore (art. 6, par. 1, lett. c del GDPR).',
    browser: 'Che cosa viene salvato nel browser',
    browserText:
      'Nessun cookie e nessun tracciamento. Il browser conserva un token di accesso e i dati utente finché l’accesso è attivo, più a lungo solo se si sceglie di restare connessi, e il tema e la lingua se vengono scelti. All’uscita il token e i dati utente vengono rimossi. Un secondo token resta, così che il browser sia riconosciuto al prossimo accesso anche dopo che altri hanno provato password sbagliate. Ciò che si scrive in un modulo può restare nella sua scheda finché non viene inviato o la scheda non viene chiusa. Mentre una nuova versione viene introdotta per gradi, può essere conservato un numero casuale, così da vedere ogni volta la stessa versione.',
    logs: 'Log del server',
    logsText:
      'Il server registra l’ora, l’indirizzo della pagina, lo stato e un numero di richiesta, per poter trovare i guasti e fermare gli abusi (art. 6, par. 1, lett. f del GDPR). Password e token non vengono mai registrati. Perché una versione difettosa sia trovata e ritirata, alcune pagine comunicano anche come si sono caricate: la versione, la velocità e se qualcosa non ha funzionato, e nulla sui visitatori.',
    demo: 'Account demo',
    demoText:
      'Un account demo contiene dati inventati, non invia e-mail e viene eliminato con tutto il suo contenuto dopo 24 ore.',
    receivers: 'Chi riceve i dati',
    receiversText:
      'Il gestore di una struttura riceve le richieste che la riguardano. Oltre a lui, solo chi ospita questo servizio e ne consegna le e-mail per conto del fornitore. Nulla viene venduto e nulla viene caricato da server di altre aziende.',
    rights: 'I Suoi diritti',
    rightsText:
      'È possibile chiedere quali dati sono conservati, farli correggere, cancellare o consegnare, opporsi al loro uso e presentare reclamo all’autorità per la protezione dei dati. Gli ospiti scrivono al gestore della struttura o all’indirizzo indicato sopra.',
  },
}
