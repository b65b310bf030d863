import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Da rimborsare',
  add: 'Aggiungi pagamento',
  refund: 'Rimborso',
  kinds: { deposit: 'Acconto', payment: 'Pagamento', refund: 'Rimborso' },
  depositReversed: 'Acconto stornato',
  by: { cash: 'contanti', card: 'carta', transfer: 'bonifico', other: 'altro metodo' },
  methods: { cash: 'Contanti', card: 'Carta', transfer: 'Bonifico', other: 'Altro metodo' },
}
