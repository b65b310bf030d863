import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'

/** Effect of a change of a booking on its issued documents. */
export const documentsChange = z.object({
  /** The issued invoice that a second document takes back. */
  cancels: z.object({ number: z.string(), total: euros }),
  /** The invoice that takes its place: null where the booking is cancelled, a draft where something that an invoice must show is missing. */
  replacement: z.object({ status: z.enum(['issued', 'draft']), total: euros }).nullable(),
})
export type DocumentsChange = z.infer<typeof documentsChange>
