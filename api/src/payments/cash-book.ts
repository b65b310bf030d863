import type { CashBook, CashEntry } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { settingsOf } from '../accounting/settings.ts'
import type { AppContext } from '../context.ts'
import type { OwnerId } from '../owner-id.ts'
import { readCash, sumCash } from './cash-reads.ts'
import type { DatedPayment } from './dated-payment.ts'

const entryOf = (payment: DatedPayment, balance: number): CashEntry => ({
  ...{ id: payment.id, date: payment.day, kind: payment.kind, client: payment.client_name, note: payment.note },
  booking: { id: payment.booking, reference: payment.reference },
  ...{ amount: toEuros(payment.cents), balance: toEuros(balance) },
})

const sumOf = (payments: readonly DatedPayment[]) => payments.reduce((sum, { cents }) => sum + cents, 0)

/** Payments in the order in which they came, with what is in the box after each. */
function withBalance(opening: number, payments: readonly DatedPayment[]) {
  let cents = opening
  return payments.map((payment) => ({ payment, balance: (cents += payment.cents) }))
}

/** Days on which cash came or went, from the balance before them. */
function daysOf(opening: number, payments: readonly DatedPayment[]): CashBook['days'] {
  let cents = opening
  return [...Map.groupBy(payments, ({ day }) => day)].map(([date, ofDay]) => {
    const before = cents
    cents += sumOf(ofDay)
    return {
      ...{ date, opening: toEuros(before), closing: toEuros(cents) },
      in: toEuros(sumOf(ofDay.filter((one) => one.cents > 0))),
      out: toEuros(0 - sumOf(ofDay.filter((one) => one.cents < 0))),
    }
  })
}

/** The cash book of these days. Days before its first are not in it: what was in the box then, nobody counted. */
export async function cashBookOf(
  context: AppContext,
  owner: OwnerId,
  { from, to }: { from: Day; to: Day },
): Promise<CashBook> {
  const { db } = context
  const { cash_from: begins, cash_amount } = await settingsOf(context, owner)
  const first = begins !== null && begins > from ? begins : from
  const opening = toCents(cash_amount) + (await sumCash(db, owner, begins, first))
  const payments = first > to ? [] : await readCash(db, owner, { from: first, to })
  const entries = withBalance(opening, payments)
  return {
    begins,
    ...{ opening: toEuros(opening), closing: toEuros(opening + sumOf(payments)) },
    lowest: toEuros(Math.min(opening, ...entries.map(({ balance }) => balance))),
    entries: entries.map(({ payment, balance }) => entryOf(payment, balance)),
    days: daysOf(opening, payments),
  }
}
