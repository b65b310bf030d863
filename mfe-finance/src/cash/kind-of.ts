import type { CashEntry } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import type { Messages } from '../messages/cash/en.ts'

/** Kind of an entry; a deposit that went back is none. */
export const kindOf = (t: Messages, { kind, amount }: CashEntry) =>
  kind === 'deposit' && amount < 0 ? t.depositReversed : t.kinds[kind]
