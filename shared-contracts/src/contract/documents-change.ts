import { z } from 'zod'
import { euros, showEuros } from '../domain/money.ts'

/** What a change of a booking does to its issued documents. */
export const documentsChange = z.object({
  /** The issued invoice that a second document takes back. */
  cancels: z.object({ number: z.string(), total: euros }),
  /** The invoice that takes its place: null where the booking is cancelled, a draft where something that an invoice must show is missing. */
  replacement: z.object({ status: z.enum(['issued', 'draft']), total: euros }).nullable(),
})
export type DocumentsChange = z.infer<typeof documentsChange>

/** What will happen to the documents, in a sentence; `otherTotals` are totals that may still be chosen instead. */
export const sayDocumentsChange = (
  { cancels: { number, total }, replacement }: DocumentsChange,
  otherTotals: number[] = [],
) => {
  const first = `Invoice ${number} for ${showEuros(total)} will be cancelled by a new document`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(showEuros).join(' or ')
  if (replacement.status === 'issued') return `${first}, and a new invoice for ${totals} will be issued.`
  return `${first}. The new invoice for ${totals} will stay a draft, because something it must show is missing.`
}
