import type { Messages } from '../../domain/messages/payments/en.ts'
import type { Payment } from './payments.ts'

/** An entry of the ledger without its amount: `Deposit, bank transfer`. */
export const paymentWords = (t: Messages, { kind, amount, method }: Payment) =>
  `${kind === 'deposit' && amount < 0 ? t.depositReversed : t.kinds[kind]}, ${t.by[method]}`
