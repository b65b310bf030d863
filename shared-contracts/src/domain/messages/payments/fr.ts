import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'À rembourser',
  add: 'Ajouter un paiement',
  refund: 'Remboursement',
  kinds: { deposit: 'Acompte', payment: 'Paiement', refund: 'Remboursement' },
  depositReversed: 'Acompte restitué',
  by: {
    transfer: 'virement',
    card_here: 'carte sur place',
    card_online: 'carte en ligne',
    cash: 'espèces',
    voucher: 'bon cadeau',
    other: 'autre moyen',
  },
  ways: {
    transfer: 'Virement',
    card_here: 'Carte sur place',
    card_online: 'Carte en ligne',
    cash: 'Espèces',
    voucher: 'Bon cadeau',
    other: 'Autre moyen',
  },
}
