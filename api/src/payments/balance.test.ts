import { expect, test } from 'vitest'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { balanceOf, entryFor, type Entry, isReached, sumLedger } from './balance.ts'

const paidDeposit = (...entries: [Entry['kind'], number][]) =>
  sumLedger(entries.map(([kind, cents]) => ({ kind, cents }))).depositPaid

test('a refund takes what was paid beside the deposit first, and what comes later is no deposit', () => {
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -80])).toBe(50)
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -120])).toBe(30)
  expect(paidDeposit(['deposit', 50], ['refund', -50], ['payment', 50])).toBe(0)
  expect(paidDeposit(['deposit', 50], ['payment', 100], ['refund', -120], ['payment', 20])).toBe(30)
  expect(paidDeposit(['deposit', 50], ['refund', -20], ['payment', 70], ['deposit', 20], ['deposit', -50])).toBe(0)
})

test('an edited deposit changes what was marked, and never what came', () => {
  const paid = (cents: number) => ({ cents, isPaid: true })
  const came: Entry = { kind: 'deposit', cents: 90 }
  const mark: Entry = { ...came, isMark: true }
  const edit = (after: number, ...entries: Entry[]) => entryFor(paid(90), paid(after), sumLedger(entries))
  expect([60, 120, 0].map((after) => edit(after, mark))).toEqual([-30, 30, -90])
  expect([60, 120, 0].map((after) => edit(after, came))).toEqual([0, 0, 0])
  const both: Entry[] = [
    { kind: 'deposit', cents: 30 },
    { kind: 'deposit', cents: 60, isMark: true },
  ]
  expect([60, 120, 0].map((after) => edit(after, ...both))).toEqual([-30, 30, -60])
  const refund: Entry = { kind: 'refund', cents: -90 }
  expect(edit(60, mark, refund, came)).toBe(0)
  const unmark = (...entries: Entry[]) => entryFor(paid(90), { cents: 90, isPaid: false }, sumLedger(entries))
  expect([unmark(mark), unmark(came), unmark(...both)]).toEqual([-90, 0, -60])
  expect(entryFor(paid(0), paid(50), sumLedger([]))).toBe(50)
})

test('what came fills a deposit first, so that a mark adds what is missing of it; one that was given back is marked by a deposit or its owner', () => {
  const deposit = { cents: 90, isPaid: false }
  const marked = { cents: 90, isPaid: true }
  const sumsOf = (...entries: [Entry['kind'], number][]) => sumLedger(entries.map(([kind, cents]) => ({ kind, cents })))
  const partly = sumsOf(['payment', 40])
  expect([isReached(deposit, partly), partly.cover, entryFor(deposit, marked, partly)]).toEqual([...[false, 40, 50]])
  const full = sumsOf(['payment', 300])
  expect([isReached(deposit, full), full.cover, entryFor(deposit, marked, full)]).toEqual([true, 300, 0])
  const again = sumsOf(['deposit', 90], ['refund', -90], ['payment', 300])
  expect([isReached(deposit, again), again.cover, entryFor(deposit, marked, again)]).toEqual([false, 0, 0])
  expect(isReached(marked, again)).toBe(true)
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
        const { depositPaid, marked } = sumLedger(entries)
        const cents = entryFor(deposit, wished, sumLedger(entries))
        if (marked > depositPaid || cents < -marked) faults.push([entries, cents])
        if (cents !== 0) enter({ kind: 'deposit', cents, isMark: true })
        deposit = wished
      }
      const sums = sumLedger(entries)
      deposit = { ...deposit, isPaid: isReached(deposit, sums) }
      const ofDeposit = sums.depositPaid
      const isWhole =
        sums.paid === paid && Number.isSafeInteger(ofDeposit) && paid >= 0 && ofDeposit >= 0 && ofDeposit <= paid
      const isInStep = deposit.cents === 0 || (deposit.isPaid ? paid >= deposit.cents : sums.cover < deposit.cents)
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
