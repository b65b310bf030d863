import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Da rimborsare',
  add: 'Aggiungi pagamento',
  refund: 'Rimborso',
  kinds: { deposit: 'Acconto', payment: 'Pagamento', refund: 'Rimborso' },
  depositReversed: 'Acconto stornato',
  by: {
    transfer: 'bonifico',
    card_here: 'carta sul posto',
    card_online: 'carta online',
    cash: 'contanti',
    voucher: 'buono',
    other: 'altro metodo',
  },
  ways: {
    transfer: 'Bonifico',
    card_here: 'Carta sul posto',
    card_online: 'Carta online',
    cash: 'Contanti',
    voucher: 'Buono',
    other: 'Altro metodo',
  },
}
