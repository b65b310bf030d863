import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Chargement des factures',
  none: 'Cette réservation est annulée et n’a pas de facture.',
  documentOf: (number, recipient) => `${number}, ${recipient}`,
  willAsk: (number) =>
    `La facture ${number} a été émise. Si vos modifications devaient la remplacer, votre accord vous sera d’abord demandé.`,
  saveFirst: 'Enregistrez d’abord vos modifications. Elles figureront alors sur le brouillon.',
  mail: 'E-mail…',
  mailOf: (number) => `Envoyer ${number} au voyageur par e-mail`,
}
