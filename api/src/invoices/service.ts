import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import type { Db, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound } from '../problem.ts'
import { checkProof, linkSecret, type Proof } from '../signed-links.ts'
import { signedLink, subjectOf } from './links.ts'
import { renderPdf } from './pdf.ts'
import { deleteDraft, findDocument, type InvoiceRow, listInvoices, upsertDraft } from './queries.ts'

async function* withLinks(rows: AsyncIterable<InvoiceRow> | InvoiceRow[], secret: string, now: Date) {
  for await (const row of rows) yield { ...row, pdf_file: signedLink(secret, row.id, now) } satisfies Invoice
}

/** The invoices of the owner, each with a link that opens its PDF in a new tab. */
export async function invoicesOf(
  db: Db,
  owner: OwnerId,
  query: ListQuery & { search?: string | undefined },
  now: Date,
) {
  const secret = await linkSecret(db)
  const { total, rows } = await listInvoices(db, owner, query)
  return { total, rows: withLinks(rows, secret, now) }
}

/** A booking that is not cancelled has one draft until it is issued; it follows every change. */
export async function keepDraft(tx: Tx, owner: OwnerId, booking: number, totalCents: number, now: Date) {
  await upsertDraft(tx, owner, booking, totalCents, now)
}

export async function dropDraft(tx: Tx, owner: OwnerId, booking: number) {
  await deleteDraft(tx, owner, booking)
}

async function pdfOf(db: Db, invoice: number, owner?: OwnerId) {
  const document = await findDocument(db, invoice, owner)
  if (!document) throw notFound('Invoice')
  const name = document.number ?? `Draft-${document.reference}`
  return { name: `${name}.pdf`, bytes: await renderPdf(document) }
}

/** The PDF for the owner whose token was checked. */
export const pdfForOwner = (db: Db, owner: OwnerId, invoice: number) => pdfOf(db, invoice, owner)

/** The PDF for whoever holds a link that is still good. */
export async function pdfForLink(db: Db, invoice: number, proof: Proof, now: Date) {
  const secret = await linkSecret(db)
  checkProof(secret, subjectOf(invoice), proof, now, 'Open the document from the list of invoices.')
  return pdfOf(db, invoice)
}
