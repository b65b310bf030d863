import { expect, test } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { balanceOf, entryFor, type Entry, depositPaidOf, isReached } from './balance.ts'

const paidDeposit = (...entries: [Entry['kind'], number][]) =>
  depositPaidOf(entries.map(([kind, cents]) => ({ kind, cents })))

test('a refund takes what was paid beside the deposit first, and what comes later is no deposit', () => {
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -80])).toBe(50)
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -120])).toBe(30)
  expect(paidDeposit(['deposit', 50], ['refund', -50], ['payment', 50])).toBe(0)
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -120], ['payment', 20])).toBe(30)
  expect(paidDeposit(['deposit', 50], ['refund', -20], ['payment', 70], ['deposit', 20], ['deposit', -50])).toBe(0)
})

test('a million random operations lose no cent, and ledger and deposit stay in step', { timeout: 120_000 }, () => {
  const dice = random(5)
  const upTo = (most: number) => Math.floor(dice() * most)
  const faults: unknown[] = []
  for (let ledger = 0; ledger < 50_000; ledger += 1) {
    const entries: Entry[] = []
    let deposit = { cents: upTo(20_000), isPaid: false }
    let paid = 0
    const enter = (entry: Entry) => {
      entries.push(entry)
      paid += entry.cents
    }
    for (let step = 0; step < 20; step += 1) {
      const kind = upTo(4)
      if (kind === 0) enter({ kind: 'deposit', cents: 1 + upTo(15_000) })
      else if (kind === 1) enter({ kind: 'payment', cents: 1 + upTo(90_000) })
      else if (kind === 2 && paid > 0) enter({ kind: 'refund', cents: -1 - upTo(paid) })
      else {
        const wished = { cents: dice() < 0.5 ? deposit.cents : upTo(20_000), isPaid: dice() < 0.5 }
        const cents = entryFor(deposit, wished, depositPaidOf(entries))
        if (cents !== 0) enter({ kind: 'deposit', cents })
        deposit = wished
      }
      deposit = { ...deposit, isPaid: isReached(deposit, depositPaidOf(entries)) }
      const ofDeposit = depositPaidOf(entries)
      const isWhole = Number.isSafeInteger(ofDeposit) && paid >= 0 && ofDeposit >= 0 && ofDeposit <= paid
      const isInStep = deposit.cents === 0 || deposit.isPaid === ofDeposit >= deposit.cents
      if (
        !isWhole ||
        !isInStep ||
        balanceOf({ status: 'confirmed', total_cents: 100_000, cancellation_fee_cents: 0, paid_cents: paid }) + paid !==
          100_000
      )
        faults.push([entries, deposit])
    }
  }
  expect(faults).toEqual([])
})
