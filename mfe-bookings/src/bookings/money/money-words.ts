import type { DocumentsChange } from '@keyhaven/shared-contracts/contract/bookings/documents-change'
import type { Messages } from '../../messages/booking/en.ts'

/** Sentence about the documents that a change replaces; `otherTotals` are totals that may still be chosen instead. */
export const documentsChangeWords = (
  t: Messages['documentsChange'],
  { cancels: { number, total }, replacement }: DocumentsChange,
  otherTotals: readonly number[] = [],
) => {
  if (!replacement) return t.cancels(number, total)
  const totals = [replacement.total, ...otherTotals]
  return replacement.status === 'issued' ? t.replaces(number, total, totals) : t.leavesDraft(number, total, totals)
}
