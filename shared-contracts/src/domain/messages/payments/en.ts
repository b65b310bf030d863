/** Entries of the ledger of a booking. */
export const messages = {
  toRefund: 'To refund',
  add: 'Add payment',
  refund: 'Refund',
  kinds: { deposit: 'Deposit', payment: 'Payment', refund: 'Refund' },
  depositReversed: 'Deposit reversed',
  /** Behind the kind of an entry. */
  by: { cash: 'cash', card: 'card', transfer: 'bank transfer', other: 'other method' },
  methods: { cash: 'Cash', card: 'Card', transfer: 'Bank transfer', other: 'Other method' },
}
export type Messages = typeof messages
