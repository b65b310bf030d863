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
  wrong: (most) => `Indiquez un montant jusqu’à ${fr.euros(most)}`,
  waive: 'Renoncer aux frais',
  waiveQuestion: (euros) => `Renoncer aux frais de ${fr.euros(euros)} ?`,
  waiveText: 'Le voyageur ne doit alors rien pour le séjour annulé. Ce qui a été payé est à rembourser.',
  keep: 'Garder les frais',
}
