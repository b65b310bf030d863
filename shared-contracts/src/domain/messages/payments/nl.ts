import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Terug te betalen',
  add: 'Betaling toevoegen',
  refund: 'Terugbetaling',
  kinds: { deposit: 'Aanbetaling', payment: 'Betaling', refund: 'Terugbetaling' },
  depositReversed: 'Aanbetaling teruggeboekt',
  by: {
    transfer: 'overschrijving',
    card_here: 'kaart ter plaatse',
    card_online: 'kaart online',
    cash: 'contant',
    voucher: 'tegoedbon',
    other: 'andere betaalwijze',
  },
  ways: {
    transfer: 'Overschrijving',
    card_here: 'Kaart ter plaatse',
    card_online: 'Kaart online',
    cash: 'Contant',
    voucher: 'Tegoedbon',
    other: 'Andere betaalwijze',
  },
}
