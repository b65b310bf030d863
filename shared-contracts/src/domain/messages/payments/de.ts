import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Zurückzuzahlen',
  add: 'Zahlung erfassen',
  refund: 'Rückzahlung',
  kinds: { deposit: 'Anzahlung', payment: 'Zahlung', refund: 'Rückzahlung' },
  depositReversed: 'Anzahlung zurückgebucht',
  by: { cash: 'bar', card: 'Karte', transfer: 'Überweisung', other: 'auf anderem Weg' },
  methods: { cash: 'Bar', card: 'Karte', transfer: 'Überweisung', other: 'Auf anderem Weg' },
}
