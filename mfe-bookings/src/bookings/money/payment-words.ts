import type { Payment } from '@keyhaven/shared-contracts/contract/finance/payments'
import type { Messages } from '../../messages/booking/en.ts'

/** An entry of the ledger without its amount: `Deposit, bank transfer`. */
export const paymentWords = (t: Messages['payments'], { kind, amount, method }: Payment) =>
  `${kind === 'deposit' && amount < 0 ? t.depositReversed : t.kinds[kind]}, ${t.by[method]}`
