import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { euros } from './money.ts'
import { id, idParams } from './number.ts'
import { listQuery } from './paging.ts'
import { words } from './text.ts'

export const invoice = z
  .object({
    id,
    /** "Draft" until it is issued. */
    invoice_number: z.string(),
    status: z.enum(['draft', 'issued', 'cancelled']),
    kind: z.enum(['invoice', 'cancellation']),
    /** The document that a cancellation cancels. */
    cancels: id.nullable(),
    booking: z.object({ id, client: z.object({ first_name: z.string(), last_name: z.string() }) }),
    /** ISO timestamps. */
    created_at: z.string(),
    issued_at: z.string().nullable(),
    total_price: euros,
    /** A signed link to this document, good for 15 minutes and renewed with each list. */
    pdf_file: z.string(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof invoice>

export const invoicesApi = {
  list: endpoint({
    domain: 'invoices',
    summary: 'The invoices of the owner, newest first',
    method: 'GET',
    path: '/api/invoices/owner/',
    access: 'owner',
    query: listQuery.extend({ search: words() }),
    response: z.array(invoice),
  }),
}

/** The PDF: opened with the link's signature or with a `Token` header; its answer is a file, not JSON. */
export const invoicePdf = {
  domain: 'invoices',
  summary: 'The PDF of an invoice, with the signature of its link or with a token',
  path: '/api/invoices/:id/pdf/',
  type: 'application/pdf',
  params: idParams,
  query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
} as const
