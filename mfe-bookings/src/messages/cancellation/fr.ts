import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  accepted: 'Conditions acceptées',
  enter: 'Frais d’annulation (facultatif)',
  hint: 'Si le champ reste vide, le voyageur ne doit rien.',
  byTerms: (euros, percent) =>
    `Selon les conditions acceptées par le voyageur, une annulation aujourd’hui coûterait ${fr.euros(euros)}, soit ${fr.percent(percent)} du total.`,
  freeByTerms: 'Selon les conditions acceptées par le voyageur, une annulation aujourd’hui est gratuite.',
  charge: (euros) => `Facturer ${fr.euros(euros)}`,
  wrong: (maxAmount) => `Indiquez un montant jusqu’à ${fr.euros(maxAmount)}`,
  waive: 'Renoncer aux frais',
  waiveQuestion: (euros) => `Renoncer aux frais de ${fr.euros(euros)} ?`,
  waiveText: 'Le voyageur ne doit alors rien pour le séjour annulé. Ce qui a été payé est à rembourser.',
  waiveTold: 'Votre voyageur en est informé par e-mail.',
  keep: 'Garder les frais',
  waivedBy: (euros, on, by) => `Frais de ${fr.euros(euros)} levés le ${fr.longDay(on)} par ${by}`,
  // Its invoice.
  feeInvoice: {
    add: 'Facturer les frais',
    changeVat: 'TVA du brouillon',
    title: 'Facture des frais d’annulation',
    vat: 'TVA',
    none: 'Sans TVA',
    percent: (rate) => fr.percent(rate),
    hint: 'De tels frais sont le plus souvent une indemnité, sans TVA en Autriche et en Allemagne. Votre expert-comptable sait ce qu’il en est pour vous.',
    make: 'Créer le brouillon',
    made: 'La facture des frais est maintenant un brouillon',
  },
}
