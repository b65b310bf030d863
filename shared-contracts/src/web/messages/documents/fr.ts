import { fr } from '../../../domain/languages/fr.ts'
import type { Messages } from './en.ts'

/** Details that an electronic invoice can lack, by the field where they are entered. */
const xmlFields: Record<string, string> = {
  tax_id: 'votre numéro fiscal',
  'address.country': 'un pays connu dans vos données',
  'address.postal_code': 'votre code postal',
  'address.city': 'votre ville',
  'address.phone': 'votre téléphone',
  'client.name': 'le nom du client',
  'client.address.country': 'un pays connu pour le client',
  'client.address.postal_code': 'le code postal du client',
  'client.address.city': 'la ville du client',
  'client.email': 'l’e-mail du client',
}

export const messages: Messages = {
  invoice: (number, recipient) => `la facture ${number} de ${recipient}`,
  cancellation: (number, recipient) => `l’avoir ${number} de ${recipient}`,
  download: 'Télécharger',
  downloadOf: (document) => `Télécharger ${document}`,
  issue: 'Émettre',
  issueOf: (document) => `Émettre ${document}`,
  mailIt: 'E-mail…',
  mailOf: (document) => `Envoyer ${document} par e-mail`,
  issued: (number) => `La facture ${number} a été émise`,
  cancel: 'Annuler',
  cancelOf: (document) => `Annuler ${document}`,
  acceptFirst: 'Acceptez d’abord la demande',
  addressMissing: 'L’adresse du client manque',
  xml: 'XRechnung',
  xmlOf: (document) => `XRechnung de ${document}`,
  lackingForXml: (fields) =>
    `Il manque pour une facture électronique\u00a0: ${fr.list(fields.map((field) => xmlFields[field] ?? field))}`,

  cancelQuestion: (number) => `Annuler la facture ${number}\u202f?`,
  cancelThis: (number) => `Annuler ${number}`,
  reverses: (number, total, recipient) =>
    `Un second document, avec son propre numéro, annule ${number} et contrepasse ${fr.euros(total)}. Envoyez les deux à ${recipient}.`,
  staysInList: 'La facture reste dans la liste comme annulée\u202f; son numéro ne sera plus jamais utilisé.',
  bookingStays:
    'La réservation et ses paiements ne changent pas. Si la réservation n’est pas annulée, elle reçoit un nouveau brouillon.',
  cannotBeUndone: 'Cette opération est irréversible.',
  cancelled: (cancellation, number) => `${cancellation} annule ${number}.`,
  cancelledWithDraft: (cancellation, number) =>
    `${cancellation} annule ${number}. La réservation a un nouveau brouillon.`,

  addressOf: (recipient) => `Adresse de ${recipient}`,
  saveAndIssue: 'Enregistrer et émettre',
  notIssued: (recipient) => `La facture pour ${recipient} n’a pas été émise`,
  missing: 'Ces informations manquent sur la facture\u00a0:',
  lettersMissing: 'Certaines lettres ne peuvent pas être imprimées',
  nameOnDocument: 'Nom sur ce document',
  nameOnDocumentHint: 'Par exemple en lettres latines. La fiche du client ne change pas.',
  places: {
    personals: 'Modifier vos données dans les paramètres',
    settings: 'Ouvrir les paramètres des factures',
    booking: 'Ouvrir la réservation et son client',
  },
  mail: {
    title: 'E-mail au voyageur',
    wordsHint: (most) => `Votre voyageur les lit dans l’e-mail. ${fr.number(most)} caractères au plus.`,
    to: 'À',
    subject: 'Objet',
    files: 'Pièce jointe',
    preview: 'Aperçu de l’e-mail',
    loading: 'Chargement de l’aperçu',
    arrival: (on) => `Le ${fr.day(on)}, envoyer aussi l’itinéraire et le code de la porte`,
    dontSend: 'Ne pas envoyer',
    send: 'Envoyer',
    sent: (to) => `Envoyé à ${to}`,
    words: 'Quelques mots au voyageur (facultatif)',
  },
}
