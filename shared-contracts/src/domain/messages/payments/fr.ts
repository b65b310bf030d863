import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'À rembourser',
  add: 'Ajouter un paiement',
  refund: 'Remboursement',
  kinds: { deposit: 'Acompte', payment: 'Paiement', refund: 'Remboursement' },
  depositReversed: 'Acompte restitué',
  by: { cash: 'espèces', card: 'carte', transfer: 'virement', other: 'autre moyen' },
  methods: { cash: 'Espèces', card: 'Carte', transfer: 'Virement', other: 'Autre moyen' },
}
