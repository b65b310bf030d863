import type { NewDownload } from '@keyhaven/shared-contracts/contract/finance/downloads'
import type { CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Readable } from 'node:stream'
import { listBookings } from '../bookings/service.ts'
import { listClients } from '../clients/service.ts'
import type { AppContext } from '../context.ts'
import { taxRows } from '../invoices/exports.ts'
import type { OwnerId } from '../owner-id.ts'
import { cashBookOf } from '../payments/cash-book.ts'
import { paymentsOn } from '../payments/exports.ts'
import { taxReport } from '../taxes/service.ts'
import { bookingColumns, clientColumns, taxColumns, touristTaxColumns } from './columns.ts'
import { type CsvColumn, csvOf } from './csv.ts'
import type { Messages } from './messages/en.ts'
import { cashColumns, cashLines, paymentColumns } from './money-columns.ts'
import { readZones } from './reads.ts'
import { xlsxOf } from './xlsx.ts'

/** The whole list; the size of a page says nothing without one. */
const all = { page_size: 50 }

/** Time zone of an owner who has no house. */
export const usualZone = 'Europe/Vienna'

/** A table that is written when somebody says in which format. */
type Table = { csv: (how: CsvLanguage) => Readable; xlsx: (how: CsvLanguage) => Promise<Buffer> }

const table = <Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly CsvColumn<Row>[]): Table => ({
  csv: (how) => csvOf(rows, columns, how),
  xlsx: (how) => xlsxOf(rows, columns, how),
})

export type TableDownload = Exclude<NewDownload, { what: 'documents' | 'account' | 'client' | 'datev' }>

/** Rows that the filters show, under headings in the words of the owner. */
export async function tableOf(
  context: AppContext,
  owner: OwnerId,
  { what, query }: TableDownload,
  words: Messages,
): Promise<Table> {
  if (what === 'invoices') return table(taxRows(context, owner, query), taxColumns(words))
  if (what === 'payments') return table(paymentsOn(context, owner, query), paymentColumns(words))
  if (what === 'cash')
    return table(cashLines(words, await cashBookOf(context, owner, query), query), cashColumns(words))
  if (what === 'taxes')
    return table((await taxReport(context, owner, query.month)).municipalities, touristTaxColumns(words))
  if (what === 'clients')
    return table((await listClients(context, owner, { ...query, ...all })).rows, clientColumns(words))
  const zones = await readZones(context.db, owner)
  const { rows } = await listBookings(context, owner, { ...query, ...all })
  return table(
    rows,
    bookingColumns(words, (property) => zones.get(property) ?? usualZone),
  )
}
