import type { CashEntry } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import type { Messages } from '../messages/cash/en.ts'

/** What an entry is; a deposit that went back is none. */
export const kindOf = (t: Messages, { kind, amount }: CashEntry) =>
  kind === 'deposit' && amount < 0 ? t.depositReversed : t.kinds[kind]
