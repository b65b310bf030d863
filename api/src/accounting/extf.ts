import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { Chart } from '@keyhaven/shared-contracts/domain/money/accounts'
import { inCp1252 } from './cp1252.ts'
import { titles } from './extf-columns.ts'

/** Head of a batch: whose it is, and of which days of which business year. */
export type BatchHead = {
  adviser_number: number
  client_number: number
  chart: Chart
  account_length: number
  year_begins: Day
  from: Day
  to: Day
  name: string
}

/** A booking, from one account to another. */
export type Booking = {
  /** Above nothing where `account` is debited, below where it is credited. */
  cents: number
  account: string
  counter: string
  /** Of a revenue account that is not one of its rate. */
  tax_key: string
  date: Day
  /** Number that the tax adviser finds the document by. */
  number: string
  reference: string
  text: string
}

/** Text fields have quotes, numbers and dates have none. */
const quoted = (text: string, length: number) => `"${inCp1252(text).slice(0, length).trim().replaceAll('"', '""')}"`
const packed = (date: Day) => date.replaceAll('-', '')
const withoutZone = (moment: Date) => moment.toISOString().replaceAll(/\D/g, '')
const line = (fields: readonly string[]) => `${fields.join(';')}\r\n`

/** The two lines above the bookings. Nothing is fixed: the tax adviser looks it through first. */
export const headLines = (head: BatchHead, now: Date) =>
  line([
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', withoutZone(now), '', '"KH"', '""', '""'],
    ...[String(head.adviser_number), String(head.client_number), packed(head.year_begins)],
    ...[String(head.account_length), packed(head.from), packed(head.to), quoted(head.name, 30), '""'],
    ...['1', '0', '0', '"EUR"', '', '""', '', '', `"${head.chart.slice(3)}"`, '', '', '""', '""'],
  ]) + line(titles.map((title) => `"${title}"`))

/** Signs that a document field takes; a program that meets others refuses the batch. */
const asDocumentField = (text: string, length: number) => quoted(inCp1252(text).replaceAll(/[^\w$&%*+/-]/g, ''), length)

/** A booking; nothing for one of no amount, which the format does not know. */
export function bookingLine({ cents, account, counter, tax_key, date, number, reference, text }: Booking): string {
  if (cents === 0) return ''
  const fields = titles.map(() => '')
  const set = (title: string, value: string) => {
    fields[titles.indexOf(title)] = value
  }
  set('Umsatz (ohne Soll/Haben-Kz)', (Math.abs(cents) / 100).toFixed(2).replace('.', ','))
  set('Soll/Haben-Kennzeichen', cents > 0 ? '"S"' : '"H"')
  set('WKZ Umsatz', '"EUR"')
  set('Konto', account)
  set('Gegenkonto (ohne BU-Schlüssel)', counter)
  set('BU-Schlüssel', `"${tax_key}"`)
  set('Belegdatum', `${date.slice(8, 10)}${date.slice(5, 7)}`)
  set('Belegfeld 1', asDocumentField(number, 36))
  set('Belegfeld 2', asDocumentField(reference, 12))
  set('Buchungstext', quoted(text, 60))
  // Left empty, everything would be fixed by the import.
  set('Festschreibung', '0')
  return line(fields)
}
