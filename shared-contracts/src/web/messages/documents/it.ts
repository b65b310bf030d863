import { it } from '../../../domain/languages/it.ts'
import type { Messages } from './en.ts'

/** Details that an electronic invoice can lack, by the field where they are entered. */
const xmlFields: Record<string, string> = {
  tax_id: 'il Suo codice fiscale',
  'address.country': 'un paese noto nei Suoi dati',
  'address.postal_code': 'il Suo CAP',
  'address.city': 'la Sua città',
  'address.phone': 'il Suo telefono',
  'client.name': 'il nome del cliente',
  'client.address.country': 'un paese noto per il cliente',
  'client.address.postal_code': 'il CAP del cliente',
  'client.address.city': 'la città del cliente',
  'client.email': 'l’e-mail del cliente',
}

export const messages: Messages = {
  invoice: (number, recipient) => `fattura ${number} di ${recipient}`,
  cancellation: (number, recipient) => `nota di credito ${number} di ${recipient}`,
  download: 'Scarica',
  downloadOf: (document) => `Scarica ${document}`,
  issue: 'Emetti',
  issueOf: (document) => `Emetti ${document}`,
  mailIt: 'E-mail…',
  mailOf: (document) => `Inviare ${document} per e-mail`,
  issued: (number) => `La fattura ${number} è stata emessa`,
  cancel: 'Annulla',
  cancelOf: (document) => `Annulla ${document}`,
  acceptFirst: 'Accettare prima la richiesta',
  addressMissing: 'Manca l’indirizzo dell’ospite',
  xml: 'XRechnung',
  xmlOf: (document) => `XRechnung di ${document}`,
  lackingForXml: (fields) =>
    `Per una fattura elettronica manca: ${it.list(fields.map((field) => xmlFields[field] ?? field))}`,

  cancelQuestion: (number) => `Annullare la fattura ${number}?`,
  cancelThis: (number) => `Annulla ${number}`,
  reverses: (number, total, recipient) =>
    `Un secondo documento con un numero proprio annulla ${number} e storna ${it.euros(total)}. Inviare entrambi a ${recipient}.`,
  staysInList: 'La fattura resta nell’elenco come annullata; il suo numero non verrà più usato.',
  bookingStays:
    'La prenotazione e i suoi pagamenti restano invariati. Se non è annullata, la prenotazione riceve una nuova bozza.',
  cannotBeUndone: 'L’operazione non può essere annullata.',
  cancelled: (cancellation, number) => `${cancellation} annulla ${number}.`,
  cancelledWithDraft: (cancellation, number) =>
    `${cancellation} annulla ${number}. La prenotazione ha una nuova bozza.`,

  addressOf: (recipient) => `Indirizzo di ${recipient}`,
  saveAndIssue: 'Salva ed emetti',
  notIssued: (recipient) => `La fattura per ${recipient} non è stata emessa`,
  missing: 'Nella fattura mancano questi dati:',
  lettersMissing: 'Alcune lettere non si possono stampare',
  nameOnDocument: 'Nome su questo documento',
  nameOnDocumentHint: 'Per esempio in lettere latine. I dati del cliente non cambiano.',
  places: {
    personals: 'Modifica i dati personali nelle impostazioni',
    settings: 'Apri le impostazioni delle fatture',
    booking: 'Apri la prenotazione e il cliente',
  },
  mail: {
    title: 'E-mail all’ospite',
    wordsHint: (most) => `L’ospite le legge nell’e-mail. Al massimo ${it.number(most)} caratteri.`,
    to: 'A',
    subject: 'Oggetto',
    files: 'Allegato',
    preview: 'Anteprima dell’e-mail',
    loading: 'Caricamento dell’anteprima',
    arrival: (on) => `Il ${it.day(on)} inviare anche indicazioni e codice della porta`,
    dontSend: 'Non inviare',
    send: 'Invia',
    sent: (to) => `Inviata a ${to}`,
    words: 'Due parole all’ospite (facoltativo)',
  },
}
