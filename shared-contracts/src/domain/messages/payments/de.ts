import type { Messages } from './en.ts'

export const messages: Messages = {
  toRefund: 'Zurückzuzahlen',
  add: 'Zahlung erfassen',
  refund: 'Rückzahlung',
  kinds: { deposit: 'Anzahlung', payment: 'Zahlung', refund: 'Rückzahlung' },
  depositReversed: 'Anzahlung zurückgebucht',
  by: {
    transfer: 'Überweisung',
    card_here: 'Karte vor Ort',
    card_online: 'Karte online',
    cash: 'bar',
    voucher: 'Gutschein',
    other: 'auf anderem Weg',
  },
  ways: {
    transfer: 'Überweisung',
    card_here: 'Karte vor Ort',
    card_online: 'Karte online',
    cash: 'Bar',
    voucher: 'Gutschein',
    other: 'Auf anderem Weg',
  },
}
