/** Notes of the entries that a booking writes itself while its deposit is marked as paid: no money is behind them but the owner's word. */
export const markNotes = {
  marked: 'Deposit marked as paid',
  unmarked: 'Deposit marked as not paid',
  corrected: 'Deposit corrected',
}

/** An entry of a ledger; negative for money that went back. */
export type Entry = { kind: 'deposit' | 'payment' | 'refund'; cents: number; isMark?: boolean }

/**
 * Sums of a ledger, entry by entry: all that was paid, what of it was paid as the deposit and how much of that is a mark alone, and what covers the
 * deposit: all that came, but where it was given back only what is the deposit. A refund takes what was paid beside the deposit first, and of the
 * deposit its mark, so that no money is taken for one.
 */
export function sumLedger(entries: readonly Entry[]) {
  let [depositPaid, beside, marked] = [0, 0, 0]
  let isGivenBack = false
  for (const { kind, cents, isMark } of entries) {
    if (cents > 0 && kind !== 'deposit') beside += cents
    else if (cents > 0) {
      depositPaid += cents
      if (isMark) marked += cents
    } else {
      const back = -cents
      const fromBeside = kind === 'refund' ? Math.min(beside, back) : Math.max(0, back - depositPaid)
      const fromDeposit = back - fromBeside
      beside -= fromBeside
      depositPaid -= fromDeposit
      marked = Math.max(0, marked - fromDeposit)
      if (kind === 'refund' && fromDeposit > 0) isGivenBack = true
    }
  }
  const paid = depositPaid + beside
  return { paid, depositPaid, marked, cover: isGivenBack ? depositPaid : paid }
}
type LedgerSums = ReturnType<typeof sumLedger>

type Owed = { status: string; total_cents: number; cancellation_fee_cents: number; paid_cents: number }

/** Balance of a booking, of a cancelled one of its fee; negative where money is to go back. */
export const balanceOf = ({ status, total_cents, cancellation_fee_cents, paid_cents }: Owed) =>
  (status === 'cancelled' ? cancellation_fee_cents : total_cents) - paid_cents

export type Deposit = { cents: number; isPaid: boolean }

/**
 * The entry that keeps a ledger in step with a deposit that was marked, unmarked or corrected on its booking; 0 where it
 * is. Only a mark follows: what came is money, and so is all of a deposit that holds more than was asked for.
 */
export function entryFor(before: Deposit, after: Deposit, { paid, depositPaid, marked }: LedgerSums): number {
  if (!after.isPaid) return before.isPaid ? 0 - marked : 0
  const missing = Math.max(0, after.cents - paid)
  if (!before.isPaid) return missing
  // A deposit of nothing can be marked, too, without an entry.
  const isMarked = marked > 0 || before.cents === 0
  if (!isMarked || depositPaid > before.cents) return 0
  return missing > 0 ? missing : 0 - Math.max(0, Math.min(marked, depositPaid - after.cents))
}

/** True if the ledger covers a deposit, one that its owner marked with all that was paid; one of nothing stays as its owner said. */
export const isReached = ({ cents, isPaid }: Deposit, { cover, paid }: LedgerSums) =>
  cents > 0 ? (isPaid ? paid : cover) >= cents : isPaid
