import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { Issuing } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { DocumentsChange } from '@keyhaven/shared-contracts/contract/bookings/documents-change'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../context.ts'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { conflict, notFound, Problem } from '../http/problem.ts'
import { cancellationOf, draftOf, isOutdated, issuedOf } from './content.ts'
import type { Document, Source } from './document.ts'
import { lettersWithoutFont } from './pdf/fonts.ts'
import { type Fields, lettersMissingFrom, missingAddress, missingFrom } from './missing.ts'
import { findIssuedAfter, findLive, lockInvoice, readBookingTotal, type InvoiceState } from './reads.ts'
import { readRecord, type Record } from './record-reads.ts'
import { freezeDraft, insertCancellation, keepFeeDraft, takeSequence, upsertDraft } from './writes.ts'

/** Machines that share a database may differ by so much. */
const clockToleranceMs = 60_000

const clockBehind = (number: string) => new Problem(503, 'clock_behind', reason('invoices.clockBehind', { number }))

async function numberOf(tx: Tx, owner: OwnerId, { source, prefix }: Record, now: Date) {
  const date = dayIn(source.time_zone, now)
  const year = Number(date.slice(0, 4))
  const sequence = await takeSequence(tx, owner, year)
  const later = await findIssuedAfter(tx, owner, new Date(now.getTime() + clockToleranceMs))
  if (later) throw clockBehind(later.number)
  return { number: `${prefix}${year}-${String(sequence).padStart(5, '0')}`, date, year, sequence }
}

async function recordOf(tx: Tx, owner: OwnerId, id: number) {
  const record = await readRecord(tx, id, owner)
  if (!record) throw notFound('invoice')
  return record
}

/** Sets the client's name as this document alone is to show it. */
const named = ({ source, ...record }: Record, name: string | undefined): Record => ({
  ...record,
  source: name ? { ...source, recipient: { ...source.recipient, name } } : source,
})

/** Freezes a draft that is locked; answers what is missing where something is. */
async function freeze(tx: Tx, owner: OwnerId, record: Record, now: Date) {
  const missing = missingFrom(draftOf(record))
  if (Object.keys(missing).length > 0) return missing
  const { number, date, year, sequence } = await numberOf(tx, owner, record, now)
  await freezeDraft(tx, owner, record.id, { document: issuedOf(record, number, date), year, sequence, now })
  return undefined
}

const notDraft = () => conflict('not_draft', 'invoices.documentIssued')
const incomplete = (fields: Fields, client: string) => {
  const address = missingAddress(fields, client)
  if (address !== undefined) return conflict('client_incomplete', address, { fields })
  return conflict('incomplete', Object.values(fields)[0]?.[0] ?? 'invoices.somethingInvoiceMustShowMissing', {
    fields,
  })
}

/** Letters that no font has stop nothing, but their owner is told before a document stands for good. */
function checkLetters(record: Record) {
  const draft = draftOf(record)
  const fields = lettersMissingFrom(draft)
  if (Object.keys(fields).length > 0 && Object.keys(missingFrom(draft)).length === 0)
    throw conflict('letters_missing', 'invoices.lettersReplaced', { fields })
}

/** Gives a draft its number and freezes it; its booking is locked. */
export async function issueLocked(tx: Tx, owner: OwnerId, invoice: InvoiceState, now: Date, options: Issuing) {
  if (invoice.status !== 'draft') throw notDraft()
  const record = named(await recordOf(tx, owner, invoice.id), options.recipient_name)
  if (record.waiting) throw conflict('waiting', 'invoices.requestStillWaitingAnswerAcceptFirst')
  if (!options.replace_letters) checkLetters(record)
  const missing = await freeze(tx, owner, record, now)
  if (missing) throw incomplete(missing, record.source.recipient.name)
}

export const issueDraft = ({ db, clock }: AppContext, owner: OwnerId, id: number, options: Issuing) =>
  transact(db, async (tx) => {
    const invoice = await lockInvoice(tx, owner, id)
    if (!invoice) throw notFound('invoice')
    await issueLocked(tx, owner, invoice, clock(), options)
  })

/** Takes an issued document back by one that names it; answers that one. */
async function takeBack(tx: Tx, owner: OwnerId, invoice: InvoiceState, record: Record, now: Date) {
  if (!record.content) throw notFound('invoice')
  const { number, date, year, sequence } = await numberOf(tx, owner, record, now)
  const document = cancellationOf(record.content, number, date)
  return insertCancellation(tx, owner, invoice, { document, year, sequence, now })
}

export const cancelIssued = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const now = clock()
    const invoice = await lockInvoice(tx, owner, id)
    if (!invoice) throw notFound('invoice')
    if (invoice.kind === 'cancellation') throw conflict('not_cancellable', 'invoices.cancellationCannotCancelled')
    if (invoice.status === 'draft') throw conflict('not_issued', 'invoices.draftNeedsNoCancellation')
    if (invoice.status === 'cancelled') throw conflict('cancelled', 'invoices.invoiceCancelled')
    const cancellation = await takeBack(tx, owner, invoice, await recordOf(tx, owner, invoice.id), now)
    const stay = await readBookingTotal(tx, owner, invoice.booking_id)
    if (stay && stay.status !== 'cancelled')
      await upsertDraft(tx, owner, invoice.booking_id, stay.total_cents, { now, isByHand: true })
    return { cancellation, booking: invoice.booking_id }
  })

/** True if a change may take an issued invoice back: its owner has to have said so. */
export type MayCancel = (number: string) => boolean

const unconfirmed = (documents: DocumentsChange) =>
  conflict('documents_change', reason('invoices.documentsChange', documents), { documents })

function checkCancel({ content, source }: Record, replacementStatus: 'issued' | 'draft' | null, mayCancel: MayCancel) {
  const number = content?.number ?? ''
  if (mayCancel(number)) return
  throw unconfirmed({
    cancels: { number, total: toEuros(content?.total_cents ?? 0) },
    replacement: replacementStatus && { status: replacementStatus, total: toEuros(source.total_cents) },
  })
}

const replacementStatusOf = (record: Record): 'issued' | 'draft' =>
  Object.keys(missingFrom(draftOf(record))).length === 0 ? 'issued' : 'draft'

/** The issued invoice of a booking, and whether its replacement could be issued; null where none is issued. */
export async function findReplaceable(db: Sql, owner: OwnerId, booking: number) {
  const live = await findLive(db, owner, booking)
  const record = live && (await readRecord(db, live.id, owner))
  if (!record?.content) return null
  const { number, total_cents } = record.content
  return { number: number ?? '', total: toEuros(total_cents), replacement_status: replacementStatusOf(record) }
}

/** A name that was written for a document alone stays on the one that replaces it, for the same client. */
const nameKept = ({ recipient }: Document, now: Source) =>
  recipient.id === now.recipient.id && lettersWithoutFont(now.recipient.name).length > 0 ? recipient.name : undefined

type Replacing = { now: Date; mayCancel: MayCancel }

/**
 * A booking that is not cancelled has one document: its draft, or the one that was issued. Where that no longer says what the booking
 * is, it is taken back and a new one issued; where something is missing for that by now, the new one stays a draft.
 */
export async function keepDraft(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  totalCents: number,
  { now, mayCancel }: Replacing,
) {
  if ((await upsertDraft(tx, owner, booking, totalCents, { now })) !== undefined) return
  const live = await findLive(tx, owner, booking)
  if (!live) return
  const record = await recordOf(tx, owner, live.id)
  if (!record.content) return
  if (live.is_fee) {
    checkCancel(record, 'draft', mayCancel)
    await takeBack(tx, owner, live, record, now)
    await upsertDraft(tx, owner, booking, totalCents, { now, isByHand: true })
    return
  }
  if (!isOutdated(record.content, record.source)) return
  checkCancel(record, replacementStatusOf(record), mayCancel)
  await takeBack(tx, owner, live, record, now)
  const draft = await upsertDraft(tx, owner, booking, totalCents, { now })
  if (draft === undefined) return
  await freeze(tx, owner, named(await recordOf(tx, owner, draft), nameKept(record.content, record.source)), now)
}

/** A cancelled booking has no document but that of its fee; what else was issued of it is taken back. */
export async function endDocuments(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  feeCents: number,
  { now, mayCancel }: Replacing,
) {
  await keepFeeDraft(tx, owner, booking, feeCents)
  const live = await findLive(tx, owner, booking)
  if (!live) return
  const record = await recordOf(tx, owner, live.id)
  const { content, source } = record
  const isSame = content?.total_cents === feeCents && content.recipient.id === source.recipient.id
  if (live.is_fee && isSame) return
  checkCancel(record, null, mayCancel)
  await takeBack(tx, owner, live, record, now)
}
