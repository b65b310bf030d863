import { nl } from '../../../domain/languages/nl.ts'
import type { Messages } from './en.ts'

/** Details that an electronic invoice can lack, by the field where they are entered. */
const xmlFields: Record<string, string> = {
  tax_id: 'uw belastingnummer',
  'address.country': 'een bekend land bij uw gegevens',
  'address.postal_code': 'uw postcode',
  'address.city': 'uw plaats',
  'address.phone': 'uw telefoonnummer',
  'client.name': 'de naam van de klant',
  'client.address.country': 'een bekend land bij de klant',
  'client.address.postal_code': 'de postcode van de klant',
  'client.address.city': 'de plaats van de klant',
  'client.email': 'het e-mailadres van de klant',
}

export const messages: Messages = {
  invoice: (number, recipient) => `Factuur ${number} voor ${recipient}`,
  cancellation: (number, recipient) => `Creditnota ${number} voor ${recipient}`,
  download: 'Downloaden',
  downloadOf: (document) => `${document} downloaden`,
  issue: 'Opmaken',
  issueOf: (document) => `${document} opmaken`,
  mailIt: 'E-mailen…',
  mailOf: (document) => `${document} e-mailen`,
  issued: (number) => `Factuur ${number} is opgemaakt`,
  cancel: 'Annuleren',
  cancelOf: (document) => `${document} annuleren`,
  acceptFirst: 'Accepteer eerst de aanvraag',
  addressMissing: 'Het adres van de gast ontbreekt',
  xml: 'XRechnung',
  xmlOf: (document) => `XRechnung van ${document}`,
  lackingForXml: (fields) =>
    `Ontbreekt voor een e-factuur: ${nl.list(fields.map((field) => xmlFields[field] ?? field))}`,

  cancelQuestion: (number) => `Factuur ${number} annuleren?`,
  cancelThis: (number) => `${number} annuleren`,
  reverses: (number, total, recipient) =>
    `Een tweede document met een eigen nummer annuleert ${number} en boekt ${nl.euros(total)} terug. Stuur beide naar ${recipient}.`,
  staysInList: 'De factuur blijft als geannuleerd in de lijst staan; het nummer wordt nooit opnieuw gebruikt.',
  bookingStays:
    'De boeking en de betalingen blijven zoals ze zijn. Tenzij de boeking is geannuleerd, krijgt ze een nieuw concept.',
  cannotBeUndone: 'Dit kan niet ongedaan worden gemaakt.',
  cancelled: (cancellation, number) => `${cancellation} annuleert ${number}.`,
  cancelledWithDraft: (cancellation, number) =>
    `${cancellation} annuleert ${number}. De boeking heeft een nieuw concept.`,

  addressOf: (recipient) => `Adres van ${recipient}`,
  saveAndIssue: 'Opslaan en opmaken',
  notIssued: (recipient) => `De factuur voor ${recipient} is niet opgemaakt`,
  missing: 'Deze gegevens ontbreken op de factuur:',
  lettersMissing: 'Sommige letters kunnen niet worden afgedrukt',
  nameOnDocument: 'Naam op dit document',
  nameOnDocumentHint: 'Bijvoorbeeld in Latijnse letters. De gegevens van de klant blijven zoals ze zijn.',
  places: {
    personals: 'Persoonlijke gegevens wijzigen in de instellingen',
    settings: 'Factuurinstellingen openen',
    booking: 'Boeking en klant openen',
  },
  mail: {
    title: 'E-mail aan de gast',
    wordsHint: (most) => `Uw gast leest ze in de e-mail. Hoogstens ${nl.number(most)} tekens.`,
    to: 'Aan',
    subject: 'Onderwerp',
    files: 'Bijlage',
    preview: 'Voorbeeld van de e-mail',
    loading: 'Voorbeeld wordt geladen',
    arrival: (on) => `Op ${nl.day(on)} ook routebeschrijving en deurcode mailen`,
    dontSend: 'Niet versturen',
    send: 'Versturen',
    sent: (to) => `Verstuurd aan ${to}`,
    words: 'Uw woorden aan de gast (niet verplicht)',
  },
}
