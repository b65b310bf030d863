import { paymentWords } from '@keyhaven/shared-contracts/contract/finance/payments'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Chart } from '@keyhaven/shared-contracts/domain/money/accounts'
import type { Messages as PaymentMessages } from '@keyhaven/shared-contracts/domain/messages/payments/en'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, type FieldReasons, invalid } from '../http/problem.ts'
import type { Document } from '../invoices/document.ts'
import { issuedDocuments } from '../invoices/exports.ts'
import type { OwnerId } from '../owner-id.ts'
import type { BookedPayment } from '../payments/dated-payment.ts'
import { paymentsOn } from '../payments/exports.ts'
import { partsOf } from './document-parts.ts'
import { type BatchHead, type Booking, bookingLine, headLines } from './extf.ts'
import { readDebtors, readRatesOf } from './reads.ts'
import { readStored } from './settings.ts'
import { accountsOf, revenueOf, type Stored } from './stored-settings.ts'
import { insertDebtors } from './writes.ts'

type Days = { from: Day; to: Day }
/** Words of the owner's language in the texts of bookings. */
export type BatchWords = { kinds: Record<Document['kind'], string>; payment: PaymentMessages; damage: string }

/** The business year that a day is in, which begins with a month: its first and its last day. */
function businessYearOf(day: Day, month: number): { begins: Day; ends: Day } {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0)
  const first = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  return { begins: first(year), ends: addDays(first(year + 1), -1) }
}

/** Lack of the settings for these days, by the field where it is entered. */
function lackOf(stored: Stored, rates: readonly number[]): FieldReasons {
  const named = revenueOf(stored)
  const without = rates.filter((rate) => !named.some((one) => one.rate === rate))
  return {
    ...(stored.chart === null && { chart: ['invoices.chartMissing'] }),
    ...(stored.adviser_number === null && { adviser_number: ['invoices.adviserNumberMissing'] }),
    ...(stored.client_number === null && { client_number: ['invoices.clientNumberMissing'] }),
    ...(without.length > 0 && { revenue: [reason('invoices.revenueAccountMissing', { rates: without })] }),
  }
}

/** The settings and the head of a batch; refused where they lack something, and for days of more than one business year. */
export async function headOf({ db }: AppContext, owner: OwnerId, { from, to }: Days) {
  const stored = await readStored(db, owner)
  const { begins, ends } = businessYearOf(from, stored.year_month)
  if (to > ends) throw invalid({ to: [reason('invoices.oneBusinessYear', { from: begins, to: ends })] })
  const { chart, adviser_number, client_number, account_length } = stored
  const fields = lackOf(stored, await readRatesOf(db, owner, { from, to }))
  if (Object.keys(fields).length > 0) throw conflict('incomplete', 'invoices.accountingIncomplete', { fields })
  const head: BatchHead = {
    ...{ adviser_number: adviser_number ?? 0, client_number: client_number ?? 0, chart: chart as Chart },
    ...{ account_length, year_begins: begins, from, to, name: `Keyhaven ${from}-${to}` },
  }
  return { stored, head }
}

/** The debtor account of each client. */
async function debtorsOf({ db }: AppContext, owner: OwnerId, days: Days, stored: Stored) {
  const { debtors } = accountsOf(stored)
  if (!stored.debtor_each) return () => debtors
  await transact(db, (tx) => insertDebtors(tx, owner, days))
  const places = await readDebtors(db, owner)
  return (client: number) => String(Number(debtors) + (places.get(client) ?? 0))
}

type Ledger = { stored: Stored; debtorOf: (client: number) => string; words: BatchWords }

/** A document is a booking for each of its parts, from what its client owes to what it is for. */
export function bookingsOfDocument(document: Document, isFee: boolean, { stored, debtorOf, words }: Ledger): Booking[] {
  const { number, date, kind, cancels, recipient, reference } = document
  const what = [words.kinds[kind], cancels?.number].filter(Boolean).join(' ')
  const accounts = accountsOf(stored)
  return partsOf(document, isFee).map(({ on, cents }) => {
    const revenue = typeof on === 'number' ? revenueOf(stored).find(({ rate }) => rate === on) : undefined
    return {
      ...{ cents, account: debtorOf(recipient.id), date, reference, number: number ?? '' },
      counter: typeof on === 'number' ? (revenue?.account ?? '') : accounts[on],
      tax_key: revenue?.tax_key ?? '',
      text: `${what}, ${recipient.name}`,
    }
  })
}

const wordsOf = ({ kind, cents, ...payment }: BookedPayment, words: BatchWords) =>
  kind === 'damage' ? words.damage : paymentWords(words.payment, { ...payment, kind, amount: toEuros(cents) })

/** A payment goes from what its client owes to where money of its way lies; what was captured for a damage was never owed. */
export const bookingOfPayment = (payment: BookedPayment, { stored, debtorOf, words }: Ledger): Booking => ({
  ...{ cents: payment.cents, account: accountsOf(stored)[payment.way] },
  counter: payment.kind === 'damage' ? accountsOf(stored).damages : debtorOf(payment.client),
  ...{ tax_key: '', date: payment.day, number: payment.number ?? payment.reference, reference: payment.reference },
  text: `${wordsOf(payment, words)}, ${payment.client_name}`,
})

async function* linesOf(context: AppContext, owner: OwnerId, days: Days, ledger: Ledger) {
  for await (const { content, is_fee } of issuedDocuments(context, owner, days))
    for (const booking of bookingsOfDocument(content, is_fee, ledger)) yield bookingLine(booking)
  for await (const payment of paymentsOn(context, owner, days)) yield bookingLine(bookingOfPayment(payment, ledger))
}

/** Documents and payments of these days as a booking batch in the making; what refuses it is said first. */
export async function batchOf(context: AppContext, owner: OwnerId, days: Days, words: BatchWords) {
  const { stored, head } = await headOf(context, owner, days)
  const debtorOf = await debtorsOf(context, owner, days, stored)
  const now = context.clock()
  return (async function* () {
    yield headLines(head, now)
    yield* linesOf(context, owner, days, { stored, debtorOf, words })
  })()
}
