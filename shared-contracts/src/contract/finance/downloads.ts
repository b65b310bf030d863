import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { bookingsQuery } from '../bookings/bookings-query.ts'
import { clientsQuery } from '../bookings/clients.ts'
import { endpoint } from '../endpoint.ts'
import { ref } from '../../domain/money/number.ts'
import { invoicesCsv, invoicesZip } from './invoices.ts'
import { cashBookFile } from './cash-book.ts'
import { datevBatch, paymentsFile } from './exports.ts'
import { taxReportCsv } from './tax-report.ts'

/** Parameters of a signed link besides the filters, all or none: the owner, the expiry and the signature of both. */
export const signedQuery = z.object({
  owner: z.string().max(20).optional(),
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
})

/** A file that a link opens: with the link's signature or with a `Token` header. Its answer is not JSON. */
export const bookingsCsv = {
  domain: 'bookings',
  summary: 'The bookings that the filters show, as CSV',
  path: '/api/bookings/csv/',
  type: 'text/csv',
  query: bookingsQuery.omit({ page: true, page_size: true }).extend(signedQuery.shape),
} as const
export const clientsCsv = {
  domain: 'clients',
  summary: 'The clients that the filters show, as CSV',
  path: '/api/clients/csv/',
  type: 'text/csv',
  query: clientsQuery.omit({ page: true, page_size: true }).extend(signedQuery.shape),
} as const

/** Everything of an account, or of one client: `data.json` with the rows of each table, and the files beside it. */
export const accountZip = {
  domain: 'accounts',
  summary: 'Everything that the account holds, as a ZIP of JSON, pictures and documents',
  path: '/api/account/export/',
  type: 'application/zip',
  query: signedQuery,
} as const
export const clientZip = {
  domain: 'clients',
  summary: 'Everything that is kept about a client, as a ZIP of JSON and documents',
  path: '/api/client/export/',
  type: 'application/zip',
  query: z.object({ client: ref(reasons.choose('client')) }).extend(signedQuery.shape),
} as const

const signed = { owner: true, expires: true, signature: true } as const
/** Downloads that a link can be requested for; the filters are those of the list. */
export const newDownload = z.discriminatedUnion(
  'what',
  [
    z.object({ what: z.literal('bookings'), query: bookingsCsv.query.omit(signed).default({}) }),
    z.object({ what: z.literal('clients'), query: clientsCsv.query.omit(signed).default({}) }),
    z.object({ what: z.literal('invoices'), query: invoicesCsv.query }),
    z.object({ what: z.literal('documents'), query: invoicesZip.query }),
    z.object({ what: z.literal('payments'), query: paymentsFile.query }),
    z.object({ what: z.literal('datev'), query: datevBatch.query }),
    z.object({ what: z.literal('cash'), query: cashBookFile.query }),
    z.object({ what: z.literal('taxes'), query: taxReportCsv.query }),
    z.object({ what: z.literal('account'), query: z.object({}).default({}) }),
    z.object({ what: z.literal('client'), query: clientZip.query.omit(signed) }),
  ],
  'invoices.chooseWhatDownload',
)
export type NewDownload = z.output<typeof newDownload>

export const downloadsApi = {
  create: endpoint({
    domain: 'downloads',
    summary: 'A link to a file, good for 15 minutes, that a new tab or the download manager opens without a token',
    method: 'POST',
    path: '/api/downloads/',
    access: 'owner',
    body: newDownload,
    example: { what: 'clients', query: { active: true, search: 'maier' } },
    status: 201,
    response: z.object({ href: z.string() }),
  }),
}
