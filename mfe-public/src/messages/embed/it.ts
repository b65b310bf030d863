import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Riprova',
  broken: 'Impossibile mostrare la prenotazione',
  brokenText: 'Una parte non è stata caricata o contiene un errore.',
  notShown: 'Impossibile mostrare la prenotazione in questa pagina',
  bookThere: 'Può prenotare sul nostro sito.',
  contact: 'Per prenotare ci contatti direttamente.',
  ownSite: 'Prenota sul nostro sito',
  unreachable: 'La prenotazione non è raggiungibile',
  booking: 'Prenotazione',
  by: 'Prenotazioni con Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText:
    'L’elemento keyhaven-booking non ha un gestore. Scrivere owner="…" con il nome che si trova nel link della pagina pubblica.',
  badStartText:
    'Gli attributi property e unit di keyhaven-booking sono i numeri negli indirizzi del sito Keyhaven, e unit richiede anche property.',
  unknownText: (owner) =>
    `Keyhaven non conosce il gestore «${owner}». Il nome si trova nel link della pagina pubblica.`,
  notAllowedText: (origin) =>
    `Se la pagina è Sua, aggiunga ${origin} ai siti che possono incorporare la prenotazione, nelle impostazioni di Keyhaven.`,
  sandboxed:
    'La cornice che la contiene è in una sandbox. Se questa pagina è Sua, aggiunga allow-same-origin al suo attributo sandbox, oppure tolga l’attributo.',
}
