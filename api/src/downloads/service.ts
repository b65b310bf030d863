import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { cashBookFile } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import {
  accountZip,
  bookingsCsv,
  clientsCsv,
  clientZip,
  type NewDownload,
} from '@keyhaven/shared-contracts/contract/finance/downloads'
import { datevBatch, paymentsFile } from '@keyhaven/shared-contracts/contract/finance/exports'
import { invoicesCsv, invoicesZip } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { taxReportCsv } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Locale } from '@keyhaven/shared-contracts/domain/locale'
import { batchOf, headOf } from '../accounting/batch.ts'
import { encodeCp1252 } from '../accounting/cp1252.ts'
import { oneClient } from '../clients/service.ts'
import type { Encode } from '../http/read-ahead.ts'
import { archiveOf, daysOf, indexRows } from '../invoices/exports.ts'
import { type OwnerId, ownerIdOf } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { exportOf } from '../privacy/export.ts'
import { checkProof, linkSecret, type Proof, proofOf } from '../signed-links.ts'
import { csvOf } from './csv.ts'
import { indexColumns } from './money-columns.ts'
import { readLocale, readZones } from './reads.ts'
import { tableOf, usualZone } from './written-tables.ts'
import type { Messages } from './messages/en.ts'
import type { Db } from '../db/pool.ts'
import { languageOf, ownerLocaleOf } from '../language.ts'

/** Contents of each file. */
export const files = {
  bookings: bookingsCsv,
  clients: clientsCsv,
  invoices: invoicesCsv,
  payments: paymentsFile,
  cash: cashBookFile,
  datev: datevBatch,
  documents: invoicesZip,
  taxes: taxReportCsv,
  account: accountZip,
  client: clientZip,
} as const

/** The filters that are set, in one order, so that a signature means them however they are written. */
const filtersOf = ({ query }: NewDownload) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  )

const subjectOf = (owner: number | string, download: NewDownload) =>
  `${download.what} of ${owner} where ${filtersOf(download).toString()}`

/** A signed link to what the owner's filters show; it works without a session. A booking batch is refused here, where a form can show it. */
export async function linkTo(context: AppContext, owner: OwnerId, download: NewDownload) {
  const { db, clock } = context
  if (download.what === 'datev') await headOf(context, owner, download.query)
  const query = filtersOf(download)
  const proof = proofOf(await linkSecret(db), subjectOf(owner, download), clock())
  for (const [name, value] of Object.entries({ owner: String(owner), ...proof })) query.append(name, value)
  return { href: `/keyhaven${files[download.what].path}?${query.toString()}` }
}

/** Owner whose rows a link shows; its signature was made where the owner's token was checked. */
export async function ownerOfLink(
  { db, clock }: AppContext,
  download: NewDownload,
  { owner = '', ...proof }: Proof & { owner?: string | undefined },
) {
  checkProof(await linkSecret(db), subjectOf(owner, download), proof, clock(), 'general.linkExpiredExport')
  return ownerIdOf(Number(owner))
}

const catalogs = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

/** Words and formats of a table for this owner, or in the language that they ask for. */
async function writtenFor(db: Db, owner: OwnerId, wanted?: Locale): Promise<{ words: Messages; how: CsvLanguage }> {
  const chosen = wanted ?? ownerLocaleOf(await readLocale(db, owner))
  const words = catalogs[chosen]
  return { words, how: { language: languageOf(chosen), yes: words.yes, no: words.no } }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  datev: 'text/csv; charset=windows-1252',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

/** A file in the making: whole or read by its own pace, or texts that keep a connection to the database while they are read. */
export type FileMade = { type: string } & (
  | { content: Readable | Buffer }
  | { texts: AsyncIterable<string>; encode?: Encode }
)

const wantedIn = ({ query }: NewDownload) => ('language' in query ? query.language : undefined)

/** Content that the filters show, as a file in the making. */
export async function fileOf(context: AppContext, owner: OwnerId, download: NewDownload): Promise<FileMade> {
  const { words, how } = await writtenFor(context.db, owner, wantedIn(download))
  const { what, query } = download
  if (what === 'account') return { type: types.zip, content: await exportOf(context, owner) }
  if (what === 'client') {
    await oneClient(context, owner, query.client)
    return { type: types.zip, content: await exportOf(context, owner, query.client) }
  }
  if (what === 'documents') {
    const days = daysOf(query)
    const index = await text(csvOf(indexRows(context, owner, days), indexColumns(words), how))
    return { type: types.zip, content: archiveOf(context, owner, days, index) }
  }
  if (what === 'datev')
    return { type: types.datev, texts: await batchOf(context, owner, query, words), encode: encodeCp1252 }
  const table = await tableOf(context, owner, download, words)
  if ('format' in query && query.format === 'xlsx') return { type: types.xlsx, content: await table.xlsx(how) }
  return { type: types.csv, texts: table.csv(how) }
}

/** The name under which a browser saves the file; its day is the owner's. */
export async function nameOf({ db, clock }: AppContext, owner: OwnerId, download: NewDownload) {
  const { files: names } = (await writtenFor(db, owner, wantedIn(download))).words
  const { what, query } = download
  if (what === 'documents') {
    const { from, to } = daysOf(query)
    return `${names.invoices}-${query.month ?? `${from}-${to}`}.zip`
  }
  if (what === 'taxes') return `${names.taxes}-${query.month}.csv`
  // The tax adviser's program finds it by the beginning of its name.
  if (what === 'datev') return `EXTF_Buchungsstapel_${query.from}_${query.to}.csv`
  if (what === 'invoices' || what === 'payments' || what === 'cash')
    return `${names[what]}-${query.from}-${query.to}.${query.format ?? 'csv'}`
  const [zone = usualZone] = (await readZones(db, owner)).values()
  const today = dayIn(zone, clock())
  if (what === 'account' || what === 'client') return `keyhaven-${what}-${today}.zip`
  return `${names[what]}-${today}.csv`
}
