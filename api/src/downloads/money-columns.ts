import type { CashEntry } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { IndexRow } from '../invoices/exports.ts'
import type { BookedPayment } from '../payments/dated-payment.ts'
import type { CsvColumn } from './csv.ts'
import type { Messages } from './messages/en.ts'

/** Kind of an entry: what went back of a deposit is none. */
const kindOf = ({ payment: t, damage }: Messages, { kind, cents }: Pick<BookedPayment, 'kind' | 'cents'>) => {
  if (kind === 'damage') return damage
  return kind === 'deposit' && cents < 0 ? t.depositReversed : t.kinds[kind]
}

/** Columns of payments, each with the way in which it came. */
export const paymentColumns = (words: Messages): CsvColumn<BookedPayment>[] => {
  const { payment: t, tax, money } = words
  return [
    [tax.date, (row) => ({ day: row.day })],
    [money.kind, (row) => kindOf(words, row)],
    [money.way, (row) => t.ways[row.way]],
    [tax.booking, (row) => row.reference],
    [money.invoice, (row) => ({ code: row.number ?? '' })],
    [tax.client, (row) => row.client_name],
    [money.note, (row) => row.note],
    [money.amount, (row) => ({ euros: toEuros(row.cents) })],
  ]
}

/** A line of the cash book; those of the opening and the closing balance say so in place of an entry. */
export type CashLine = { date: string; text: string; entry: CashEntry | null; balance: number }

export const cashColumns = (words: Messages): CsvColumn<CashLine>[] => {
  const { tax, money } = words
  const inflow = ({ entry }: CashLine) => (entry && entry.amount > 0 ? { euros: entry.amount } : null)
  const outflow = ({ entry }: CashLine) => (entry && entry.amount < 0 ? { euros: 0 - entry.amount } : null)
  return [
    [tax.date, (row) => ({ day: row.date })],
    [money.entry, (row) => row.text],
    [tax.booking, ({ entry }) => entry?.booking.reference ?? null],
    [tax.client, ({ entry }) => entry?.client ?? null],
    [money.note, ({ entry }) => entry?.note ?? null],
    [money.in, inflow],
    [money.out, outflow],
    [money.balance, (row) => ({ euros: row.balance })],
  ]
}

/** The cash book as lines: what was there, each entry, what is left. */
export const cashLines = (
  words: Messages,
  { opening, closing, entries }: { opening: number; closing: number; entries: readonly CashEntry[] },
  { from, to }: { from: string; to: string },
): CashLine[] => [
  { date: from, text: words.money.opening, entry: null, balance: opening },
  ...entries.map((entry) => ({
    date: entry.date,
    text: kindOf(words, { kind: entry.kind, cents: entry.amount }),
    entry,
    balance: entry.balance,
  })),
  { date: to, text: words.money.closing, entry: null, balance: closing },
]

/** Columns of the index of a ZIP of documents: one row for each file. */
export const indexColumns = ({ tax, money }: Messages): CsvColumn<IndexRow>[] => [
  [tax.number, (row) => ({ code: row.number })],
  [tax.date, (row) => ({ day: row.date })],
  [tax.client, (row) => row.client],
  [tax.net, (row) => ({ euros: toEuros(row.netCents) })],
  [tax.vat, (row) => ({ euros: toEuros(row.vatCents) })],
  [tax.gross, (row) => ({ euros: toEuros(row.grossCents) })],
  [money.file, (row) => row.file],
]
