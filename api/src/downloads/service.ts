import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { CsvLanguage } from '@keyhaven/shared-contracts/domain/money/csv'
import type { Readable } from 'node:stream'
import {
  accountZip,
  bookingsCsv,
  clientsCsv,
  clientZip,
  type NewDownload,
} from '@keyhaven/shared-contracts/contract/finance/downloads'
import { invoicesCsv, invoicesZip } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { taxReportCsv } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { listBookings } from '../bookings/service.ts'
import { listClients, oneClient } from '../clients/service.ts'
import { archiveOf, taxRows } from '../invoices/exports.ts'
import { type OwnerId, ownerIdOf } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { exportOf } from '../privacy/export.ts'
import { checkProof, linkSecret, type Proof, proofOf } from '../signed-links.ts'
import { taxReport } from '../taxes/service.ts'
import { bookingColumns, clientColumns, taxColumns, touristTaxColumns } from './columns.ts'
import { csvOf } from './csv.ts'
import { readLocale, readZones } from './reads.ts'
import type { Messages } from './messages/en.ts'
import type { Db } from '../db/pool.ts'
import { languageOf, ownerLocaleOf } from '../language.ts'

/** Contents of each file. */
export const files = {
  bookings: bookingsCsv,
  clients: clientsCsv,
  invoices: invoicesCsv,
  documents: invoicesZip,
  taxes: taxReportCsv,
  account: accountZip,
  client: clientZip,
} as const
/** The whole list; the size of a page says nothing without one. */
const all = { page_size: 50 }

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

/** A signed link to what the owner's filters show; it works without a session. */
export async function linkTo({ db, clock }: AppContext, owner: OwnerId, download: NewDownload) {
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

/** Time zone of an owner who has no house. */
const usualZone = 'Europe/Vienna'

/** Words and formats of a table for this owner. */
async function writtenFor(db: Db, owner: OwnerId): Promise<{ words: Messages; how: CsvLanguage }> {
  const chosen = ownerLocaleOf(await readLocale(db, owner))
  const words = catalogs[chosen]
  return { words, how: { language: languageOf(chosen), yes: words.yes, no: words.no } }
}

/** Rows that the filters show, as a file in the making. */
export async function fileOf(context: AppContext, owner: OwnerId, { what, query }: NewDownload): Promise<Readable> {
  if (what === 'documents') return archiveOf(context, owner, query.month)
  if (what === 'account') return exportOf(context, owner)
  if (what === 'client') {
    await oneClient(context, owner, query.client)
    return exportOf(context, owner, query.client)
  }
  const { words, how } = await writtenFor(context.db, owner)
  if (what === 'invoices') return csvOf(taxRows(context, owner, query), taxColumns(words), how)
  if (what === 'taxes')
    return csvOf((await taxReport(context, owner, query.month)).municipalities, touristTaxColumns(words), how)
  if (what === 'clients')
    return csvOf((await listClients(context, owner, { ...query, ...all })).rows, clientColumns(words), how)
  const zones = await readZones(context.db, owner)
  const { rows } = await listBookings(context, owner, { ...query, ...all })
  return csvOf(
    rows,
    bookingColumns(words, (property) => zones.get(property) ?? usualZone),
    how,
  )
}

/** The name under which a browser saves the file; its day is the owner's. */
export async function nameOf({ db, clock }: AppContext, owner: OwnerId, { what, query }: NewDownload) {
  const { files: names } = (await writtenFor(db, owner)).words
  if (what === 'documents') return `${names.invoices}-${query.month}.zip`
  if (what === 'taxes') return `${names.taxes}-${query.month}.csv`
  if (what === 'invoices') return `${names.invoices}-${query.from}-${query.to}.csv`
  const [zone = usualZone] = (await readZones(db, owner)).values()
  const today = dayIn(zone, clock())
  if (what === 'account' || what === 'client') return `keyhaven-${what}-${today}.zip`
  return `${names[what]}-${today}.csv`
}
