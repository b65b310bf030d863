import type { AppContext } from '../../context.ts'
import { conflict } from '../../http/problem.ts'
import type { OwnerId } from '../../owner-id.ts'
import { fileNameOf } from '../file-name.ts'
import { readRecord } from '../record-reads.ts'
import { ciiOf } from './cii.ts'
import { lackingForXRechnung } from './lacking.ts'
import { eInvoiceOf } from './model.ts'

/** An issued document as XRechnung, worked out of what was frozen, so that it never differs from the PDF. */
export async function xmlOf({ db }: Pick<AppContext, 'db'>, invoice: number, owner?: OwnerId) {
  const record = await readRecord(db, invoice, owner)
  if (!record) return undefined
  const { content } = record
  if (!content) throw conflict('not_issued', 'invoices.draftHasNoXml')
  const fields = lackingForXRechnung(content)
  if (Object.keys(fields).length > 0) throw conflict('incomplete', 'invoices.xmlLacksSomething', { fields })
  return { name: fileNameOf(content, 'xml'), body: Buffer.from(ciiOf(eInvoiceOf(content), 'xrechnung')) }
}
