import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { euros } from '../../domain/money/money.ts'
import { day, monthField } from '../../domain/days/day-schema.ts'
import { id, idParams, ref } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { changedText, words } from '../../domain/text.ts'
import { inOrder, orderRule, periodFields, tableOfPeriod } from './period.ts'

export const invoice = z
  .object({
    id,
    /** "Draft" until it is issued. */
    invoice_number: z.string(),
    status: z.enum(['draft', 'issued', 'cancelled']),
    kind: z.enum(['invoice', 'cancellation']),
    /** The document that a cancellation cancels. */
    cancels: id.nullable(),
    /** Its number, so that a cancellation can name it. */
    cancels_number: z.string().nullable(),
    booking: z.object({
      id,
      reference: z.string(),
      client: z.object({ id, first_name: z.string(), last_name: z.string() }),
      unit: z.object({ id, name: z.string() }),
      check_in: z.iso.date(),
      check_out: z.iso.date(),
      /** A request that waits for its owner's word: nothing is issued before. */
      waits: z.boolean(),
    }),
    /** A draft whose client has no whole address yet: it is not issued before that is there, not by itself either. */
    needs_address: z.boolean(),
    /** ISO timestamps. */
    created_at: z.string(),
    issued_at: z.string().nullable(),
    total_price: euros,
    /** Balance left to pay of the booking; 0 for documents that do not count any more. */
    balance: euros,
    /** A signed link to this document, good for 15 minutes and renewed with each list. */
    pdf_file: z.string(),
    /** A signed link to the electronic invoice, good as long as that to the PDF; left out where it is of no use, or cannot be made. */
    xml_file: z.string().optional(),
    /** Of a draft for a company: fields that an electronic invoice lacks, `client.email`. It can be issued without them. */
    needs_for_xml: z.array(z.string()).optional(),
    /** The invoice of a cancellation fee. */
    is_fee: z.boolean().optional(),
    /** Its VAT in percent; null where it bears none. */
    fee_vat: z.number().nullable().optional(),
    /** Time at which it was last mailed to its guest, as an ISO timestamp; null if it never was. */
    mailed_at: z.string().nullable().optional(),
    /** Its guest has an address to which it can be mailed. */
    can_mail: z.boolean().optional(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof invoice>

/** Stages at which a document waits for its owner: to be issued, mailed or paid. */
export const invoiceStages = ['drafts', 'to_send', 'unpaid', 'all'] as const
export type InvoiceStage = (typeof invoiceStages)[number]

/** Sort orders of the list. */
export const invoiceSorts = ['number', 'date', 'amount', 'name'] as const

export const invoicesQuery = listQuery.extend({
  status: z.enum(['draft', 'issued', 'cancelled'], reasons.choose('status')).optional(),
  kind: z.enum(['invoice', 'cancellation'], reasons.choose('kind')).optional(),
  /** Documents of these days, both included: the day of issue, for a draft the day it was made. */
  from: day(reasons.enter('date')).optional(),
  to: day(reasons.enter('date')).optional(),
  property: ref(reasons.choose('property')).optional(),
  booking: ref(reasons.choose('booking')).optional(),
  /** Documents of bookings with a balance. */
  payment: z.enum(['unpaid'], 'invoices.chooseUnpaid').optional(),
  /** `to_send` are documents of the last 90 days that were issued and not mailed. */
  stage: z.enum(invoiceStages, reasons.choose('status')).optional(),
  /** A minus in front turns it round. Left out: newest first. */
  sort: z
    .enum([...invoiceSorts, ...invoiceSorts.map((one) => `-${one}` as const)], 'general.chooseOneOrders')
    .optional(),
  /** A part of the number or of the booking's, the client's name, e-mail, phone or city, or the unit. */
  search: words(),
})
export type InvoicesQuery = z.output<typeof invoicesQuery>

/** The query of the documents of one booking, newest first: the same wherever they are shown, so that they are fetched once. */
export const ofBooking = (booking: number) => ({ booking, page: 1, page_size: 20 })

/** The sums of what a list shows. Cancelled documents and their cancellations sum to nothing. */
export const invoiceTotals = z
  .object({
    count: z.int(),
    drafts: euros,
    issued: euros,
    unpaid: euros,
    /** Documents in each stage, counted under the other filters. */
    stages: z.record(z.enum(invoiceStages), z.int()).optional(),
  })
  .meta({ id: 'InvoiceTotals' })
export type InvoiceTotals = z.infer<typeof invoiceTotals>

/** Options for issuing a draft, all optional. */
export const issuing = z.object({
  /** Letters that no font has are printed as �; without it such a draft is answered with 409 `letters_missing`. */
  replace_letters: z.boolean().optional(),
  /** The client's name on this document alone, for instance in Latin letters. */
  recipient_name: changedText(101),
})
export type Issuing = z.output<typeof issuing>

/** Options for invoicing the fee of a cancelled booking. */
export const feeInvoice = z.object({
  /** Percent, one of the rates in the invoice settings; null or left out: compensation that bears no VAT. */
  vat: z
    .number('invoices.chooseRateOfSettings')
    .min(0, reasons.atLeast('percent', 0))
    .max(50, reasons.atMost('percent', 50))
    .nullable()
    .default(null),
})
export type FeeInvoice = z.output<typeof feeInvoice>

export const invoicesApi = {
  list: endpoint({
    domain: 'invoices',
    summary: 'The invoices of the owner, by default the newest first',
    method: 'GET',
    path: '/api/invoices/owner/',
    access: 'owner',
    query: invoicesQuery,
    response: z.array(invoice),
  }),
  totals: endpoint({
    domain: 'invoices',
    summary: 'The sums of the invoices that the filters show',
    method: 'GET',
    path: '/api/invoices/totals/',
    access: 'owner',
    query: invoicesQuery.omit({ page: true, page_size: true, sort: true }),
    response: invoiceTotals,
  }),
  issue: endpoint({
    domain: 'invoices',
    summary:
      'Issue a draft: number it and freeze it; 409 `incomplete` lists in `fields` what is missing, `client_incomplete` when only the address of the client is, and `letters_missing` letters that no font has',
    method: 'POST',
    path: '/api/invoices/:id/issue/',
    access: 'owner',
    params: idParams,
    body: issuing,
    example: { replace_letters: true, recipient_name: 'Ida Huber' } satisfies z.input<typeof issuing>,
    response: invoice,
  }),
  fee: endpoint({
    domain: 'invoices',
    summary:
      'Draft the invoice of the fee of a cancelled booking, or give that draft another VAT; 409 `conflict` without a fee',
    method: 'POST',
    path: '/api/booking/:id/fee-invoice/',
    access: 'owner',
    params: idParams,
    body: feeInvoice,
    example: { vat: null } satisfies z.input<typeof feeInvoice>,
    response: invoice,
  }),
  cancel: endpoint({
    domain: 'invoices',
    summary: 'Cancel an issued invoice by a second document; a booking that is not cancelled gets a new draft',
    method: 'POST',
    path: '/api/invoices/:id/cancel/',
    access: 'owner',
    params: idParams,
    response: z.object({ cancellation: invoice, draft: invoice.nullable() }),
  }),
}

/** The PDFs of the documents of a month, or of any days, as one ZIP with an index. */
export const invoicesZip = {
  domain: 'invoices',
  summary: 'The documents issued in a month, or on the days `from` to `to`, as a ZIP of their PDFs with an index',
  path: '/api/invoices/zip/',
  type: 'application/zip',
  query: z
    .object({ month: monthField().optional(), from: periodFields.from.optional(), to: periodFields.to.optional() })
    .refine(({ month: said, from, to }) => said !== undefined || (from !== undefined && to !== undefined), {
      path: ['month'],
      error: reasons.choose('month'),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || inOrder({ from, to }), orderRule),
} as const

/** For the tax adviser: one row for each document and VAT rate. */
export const invoicesCsv = {
  domain: 'invoices',
  summary: 'The documents issued on these days, as CSV or for Excel with one row for each VAT rate',
  path: '/api/invoices/csv/',
  type: 'text/csv',
  query: tableOfPeriod,
} as const

/** The electronic invoice, opened as the PDF is; 409 with `fields` where something is missing for one, and of a draft. */
export const invoiceXml = {
  domain: 'invoices',
  summary:
    'An issued invoice as XRechnung (EN 16931, CII); 409 `incomplete` lists in `fields` what it lacks, `not_issued` of a draft',
  path: '/api/invoices/:id/xml/',
  type: 'application/xml',
  params: idParams,
  query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
} as const

/** The PDF: opened with the link's signature or with a `Token` header; its answer is a file, not JSON. */
export const invoicePdf = {
  domain: 'invoices',
  summary: 'The PDF of an invoice, with the signature of its link or with a token',
  path: '/api/invoices/:id/pdf/',
  type: 'application/pdf',
  params: idParams,
  query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
} as const
