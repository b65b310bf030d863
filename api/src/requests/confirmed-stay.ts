import type { ConfirmedStay, StayDocuments } from '@keyhaven/shared-contracts/contract/bookings/confirmed-stay'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { invoicesOf } from '../invoices/service.ts'
import { paymentTermsIn } from '../invoices/settings.ts'
import { guestLocaleOf } from '../language.ts'
import type { RequestRow } from '../notifications/shown-request.ts'
import { readStay } from './stay-reads.ts'

const maxDocuments = 20

/** The issued documents of a booking, the newest first. */
export async function documentsOf(context: AppContext, { owner, id }: RequestRow): Promise<StayDocuments> {
  const { rows } = await invoicesOf(context, owner, { booking: id, page: 1, page_size: maxDocuments })
  const documents: StayDocuments = []
  for await (const { status, kind, invoice_number, pdf_file } of rows)
    if (status !== 'draft')
      documents.push({ number: invoice_number, kind, pdf_file: new URL(pdf_file, context.env.origin).href })
  return documents
}

/** All that is told of a confirmed stay but its documents, in the language of its guest. */
export async function wayInOf(db: Sql, row: RequestRow) {
  const locale = guestLocaleOf(row.locale)
  const [{ owner_language, ...stay }, terms] = await Promise.all([
    readStay(db, row.owner, row.id, locale),
    paymentTermsIn(db, row.owner, locale, (row.payment_plan ?? []).length > 0),
  ])
  return { ...stay, payment_terms: terms.text, payment_terms_lang: terms.isOwn ? owner_language : locale }
}
export type WayIn = Awaited<ReturnType<typeof wayInOf>>

/** Details of a confirmed stay beside its documents; directions and door code only while the stay is near, as its owner wants it. */
export async function confirmedStayOf(context: AppContext, row: RequestRow): Promise<Omit<ConfirmedStay, 'documents'>> {
  const { near_from, ...stay } = await wayInOf(context.db, row)
  const today = dayIn(row.time_zone, context.clock())
  const isNear = today >= near_from && today <= row.check_out
  const hasMore = stay.directions !== '' || stay.door_code !== ''
  return {
    ...stay,
    ...(!isNear && { directions: '', door_code: '' }),
    told_from: hasMore && today < near_from ? near_from : null,
  }
}
