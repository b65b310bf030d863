/** An entry of a ledger; negative for money that went back. */
export type Entry = { kind: 'deposit' | 'payment' | 'refund'; cents: number }

/** Amount that counts towards the deposit, entry by entry: a refund takes what was paid beside it first. */
export function depositPaidOf(entries: readonly Entry[]) {
  let [depositPaid, beside] = [0, 0]
  for (const { kind, cents } of entries) {
    if (cents > 0 && kind !== 'deposit') beside += cents
    else if (cents > 0) depositPaid += cents
    else {
      const back = -cents
      const fromBeside = kind === 'refund' ? Math.min(beside, back) : Math.max(0, back - depositPaid)
      beside -= fromBeside
      depositPaid -= back - fromBeside
    }
  }
  return depositPaid
}

type Owed = { status: string; total_cents: number; cancellation_fee_cents: number; paid_cents: number }

/** Balance of a booking, of a cancelled one of its fee; negative where money is to go back. */
export const balanceOf = ({ status, total_cents, cancellation_fee_cents, paid_cents }: Owed) =>
  (status === 'cancelled' ? cancellation_fee_cents : total_cents) - paid_cents

export type Deposit = { cents: number; isPaid: boolean }

/**
 * The entry that keeps a ledger in step with a deposit that was marked, unmarked or corrected on its booking; 0 where it
 * is. One that holds more than was asked for keeps it: that is money, and not the mark of a booking.
 */
export function entryFor(before: Deposit, after: Deposit, depositPaid: number): number {
  if (!after.isPaid) return before.isPaid ? 0 - depositPaid : 0
  const isMirror = before.isPaid && depositPaid === before.cents
  return depositPaid < after.cents || isMirror ? after.cents - depositPaid : 0
}

/** True if the ledger covers a deposit; one of nothing stays as its owner said. */
export const isReached = ({ cents, isPaid }: Deposit, depositPaid: number) =>
  cents > 0 ? depositPaid >= cents : isPaid
