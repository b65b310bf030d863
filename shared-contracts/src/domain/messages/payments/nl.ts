import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Terug te betalen',
  add: 'Betaling toevoegen',
  refund: 'Terugbetaling',
  kinds: { deposit: 'Aanbetaling', payment: 'Betaling', refund: 'Terugbetaling' },
  depositReversed: 'Aanbetaling teruggeboekt',
  by: { cash: 'contant', card: 'kaart', transfer: 'overschrijving', other: 'andere betaalwijze' },
  methods: { cash: 'Contant', card: 'Kaart', transfer: 'Overschrijving', other: 'Andere betaalwijze' },
}
