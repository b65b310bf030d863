import type { FeeInvoice, Invoice, InvoicesQuery, Issuing } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { readDraftsOfLeft } from './record-reads.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, invalid, notFound } from '../http/problem.ts'
import { checkProof, linkSecret, type Proof, proofOf } from '../signed-links.ts'
import { lackingForXRechnung } from './e-invoice/lacking.ts'
import { xmlOf } from './e-invoice/xml.ts'
import { drawSoon, pdfOf } from './files.ts'
import { cancelIssued, issueDraft } from './issuing.ts'
import { findInvoice, type InvoiceRow, listInvoices, findDraft, findLive, lockFee } from './reads.ts'
import { deleteDraft, upsertFeeDraft } from './writes.ts'
import { transact } from '../db/transact.ts'
import { readSettings } from './settings.ts'

/** Subject that the signature of a link to a document covers. */
const subjectOf = (invoice: number) => `invoice ${invoice}`

/** A link to one document that opens in a new tab without a token, good for 15 minutes. */
function signedLink(secret: string, invoice: number, file: 'pdf' | 'xml', now: Date) {
  const { expires, signature } = proofOf(secret, subjectOf(invoice), now)
  return `/keyhaven/api/invoices/${invoice}/${file}/?expires=${expires}&signature=${signature}`
}

/** Links to the files of a document. To a company there is XML, or a draft says what that would lack. */
function withFiles({ parties, ...row }: InvoiceRow, secret: string, now: Date): Invoice {
  const pdf_file = signedLink(secret, row.id, 'pdf', now)
  if (!parties) return { ...row, pdf_file }
  const needs_for_xml = Object.keys(lackingForXRechnung(parties))
  if (row.status === 'draft') return { ...row, pdf_file, needs_for_xml }
  return { ...row, pdf_file, ...(needs_for_xml.length === 0 && { xml_file: signedLink(secret, row.id, 'xml', now) }) }
}

async function* withLinks(rows: AsyncIterable<InvoiceRow> | InvoiceRow[], secret: string, now: Date) {
  for await (const row of rows) yield withFiles(row, secret, now)
}

/** The invoices of the owner, each with a link that opens its PDF in a new tab. */
export async function invoicesOf({ db, clock }: AppContext, owner: OwnerId, query: InvoicesQuery) {
  const now = clock()
  const secret = await linkSecret(db)
  const { total, rows } = await listInvoices(db, owner, query, now)
  return { total, rows: withLinks(rows, secret, now) }
}

async function readInvoice(db: Db, owner: OwnerId, id: number, now: Date): Promise<Invoice> {
  const row = await findInvoice(db, owner, id)
  if (!row) throw notFound('invoice')
  return withFiles(row, await linkSecret(db), now)
}

/** Gives a draft its number; its PDF is drawn when that stands. */
export async function issue(context: AppContext, owner: OwnerId, id: number, options: Issuing) {
  const { db } = context
  const now = context.clock()
  await issueDraft(context, owner, id, options)
  await drawSoon(context, id)
  return readInvoice(db, owner, id, now)
}

/** Drafts the invoice of a cancellation fee, or gives the draft another VAT. Compensation mostly bears none, so that it is the owner's word. */
const draftFee = ({ db, clock }: AppContext, owner: OwnerId, booking: number, { vat }: FeeInvoice) =>
  transact(db, async (tx) => {
    const fee = await lockFee(tx, owner, booking)
    if (!fee) throw notFound('booking')
    if (fee.cents === 0) throw conflict('conflict', 'invoices.noFee')
    if (await findLive(tx, owner, booking)) throw conflict('not_draft', 'invoices.documentIssued')
    const { vat_rates: rates } = await readSettings(tx, owner)
    const isKnown = rates.some(({ lodging, extras }) => vat === lodging || vat === extras)
    if (vat !== null && !isKnown) throw invalid({ vat: ['invoices.chooseRateOfSettings'] })
    return upsertFeeDraft(tx, owner, booking, { cents: fee.cents, vat }, clock())
  })

/** The draft of the fee of a cancelled booking. */
export async function invoiceFee(context: AppContext, owner: OwnerId, booking: number, options: FeeInvoice) {
  const id = await draftFee(context, owner, booking, options)
  return readInvoice(context.db, owner, id, context.clock())
}

/** Takes an issued invoice back; a booking that is not cancelled then has a new draft. */
export async function cancel(context: AppContext, owner: OwnerId, id: number) {
  const { db } = context
  const now = context.clock()
  const { cancellation, booking } = await cancelIssued(context, owner, id)
  await drawSoon(context, cancellation)
  const draft = await findDraft(db, owner, booking)
  return {
    cancellation: await readInvoice(db, owner, cancellation, now),
    draft: draft ? await readInvoice(db, owner, draft.id, now) : null,
  }
}

/** A booking that is deleted has no draft; what was issued of it keeps it from being deleted. */
export const dropDraft = async (tx: Tx, owner: OwnerId, booking: number) => {
  await deleteDraft(tx, owner, booking)
}

/** The files of a document, each by what makes it. */
const makers = { pdf: pdfOf, xml: xmlOf }
export type DocumentFile = keyof typeof makers

async function fileOf(context: AppContext, kind: DocumentFile, invoice: number, owner?: OwnerId) {
  const file = await makers[kind](context, invoice, owner)
  if (!file) throw notFound('invoice')
  return file
}

/** A file for the owner whose token was checked. */
export const fileForOwner = (context: AppContext, owner: OwnerId, kind: DocumentFile, invoice: number) =>
  fileOf(context, kind, invoice, owner)

/** The file behind a signed link that is still valid. */
export async function fileForLink(context: AppContext, kind: DocumentFile, invoice: number, proof: Proof) {
  const secret = await linkSecret(context.db)
  checkProof(secret, subjectOf(invoice), proof, context.clock(), 'general.linkExpiredDocument')
  return fileOf(context, kind, invoice)
}

/** The drafts of confirmed stays that ended before a day, in the order in which their guests left. */
export const draftsOfLeft = (tx: Tx, owner: OwnerId, today: Day) => readDraftsOfLeft(tx, owner, today)
