import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'

export type LinePart = { booking: number; amount: number | string }

/** A line shared out over its candidates, where there are several and what is open of them sums to it; else nothing. */
export function sharesOf({ amount, match, candidates }: BankLine) {
  const owed = candidates.filter(({ open }) => open > 0)
  const sum = owed.reduce((cents, { open }) => cents + toCents(open), 0)
  const isShared = !match && owed.length > 1 && sum === toCents(Math.abs(amount))
  return isShared ? owed.map(({ booking, open }) => ({ booking, amount: open })) : []
}

/** Parts that the form of a line begins with. */
export function partsOf(line: BankLine): LinePart[] {
  const shares = sharesOf(line)
  return shares.length > 0 ? shares : [{ booking: line.match?.booking ?? 0, amount: Math.abs(line.amount) }]
}
