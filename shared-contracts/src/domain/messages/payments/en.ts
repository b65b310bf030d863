/** Entries of the ledger of a booking. */
export const messages = {
  toRefund: 'To refund',
  add: 'Add payment',
  refund: 'Refund',
  kinds: { deposit: 'Deposit', payment: 'Payment', refund: 'Refund' },
  depositReversed: 'Deposit reversed',
  /** Behind the kind of an entry. */
  by: {
    transfer: 'bank transfer',
    card_here: 'card on site',
    card_online: 'card online',
    cash: 'cash',
    voucher: 'voucher',
    other: 'other method',
  },
  ways: {
    transfer: 'Bank transfer',
    card_here: 'Card on site',
    card_online: 'Card online',
    cash: 'Cash',
    voucher: 'Voucher',
    other: 'Other method',
  },
}
export type Messages = typeof messages
