import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, seenVersion } from '../../domain/money/number.ts'
import { optionalParagraphs, optionalText } from '../../domain/text.ts'
import { vatRates } from '../../domain/money/vat.ts'

/** Note of a document without VAT, until the owner writes another. */
export const smallBusinessNote = 'No VAT is charged: small business.'
/** Payment terms of a document, until the owner writes others. */
export const paymentTerms = 'Payable without deduction on arrival at the latest.'

const sameDay = (rates: readonly { from: string }[]) => new Set(rates.map(({ from }) => from)).size < rates.length

const fields = z.object({
  /** Issues by itself on the check-out day of a confirmed stay. */
  auto_issue: flag('invoices.chooseWhetherInvoicesIssuedAutomatically'),
  /** Dated; none means that no VAT is shown and the note is printed. */
  vat_rates: z
    .array(vatRates, reasons.enter('rates'))
    .max(50, reasons.atMost('rateChanges', 50))
    .refine((rates) => !sameDay(rates), 'invoices.twoRatesBeginOnSameDay'),
  small_business_note: optionalText(200),
  payment_terms: optionalParagraphs(500),
  /** Stands before the number of every document issued from now on: `KH-2026-00042`. */
  number_prefix: z
    .string('general.mustBeText')
    .trim()
    .max(10, 'general.atMostCharacters')
    .regex(/^[A-Za-z0-9/-]*$/, 'invoices.onlyLettersDigits'),
})
export const invoiceSettings = z
  .object({
    version: z.int(),
    auto_issue: z.boolean(),
    vat_rates: z.array(z.object({ from: z.iso.date(), lodging: z.number(), extras: z.number() })),
    small_business_note: z.string(),
    payment_terms: z.string(),
    number_prefix: z.string(),
    /** Personal data that a document must show and that are missing: `tax_id`, `address.street`. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.infer<typeof invoiceSettings>

export const invoiceSettingsChange = fields.extend({ version: seenVersion })
export type InvoiceSettingsChange = z.output<typeof invoiceSettingsChange>

/** Settings that all documents of an owner share. A change of them never touches issued ones. */
export const invoiceSettingsApi = {
  read: endpoint({
    domain: 'invoices',
    summary: 'The invoice settings',
    method: 'GET',
    path: '/api/invoice-settings/',
    access: 'owner',
    response: invoiceSettings,
  }),
  change: endpoint({
    domain: 'invoices',
    summary: 'Change the invoice settings; issued documents stay as they are',
    method: 'PATCH',
    path: '/api/invoice-settings/',
    access: 'owner',
    body: invoiceSettingsChange,
    example: {
      auto_issue: false,
      vat_rates: [{ from: '2026-01-01', lodging: 10, extras: '20' }],
      small_business_note: 'No VAT.',
      payment_terms: 'Payable on arrival.',
      number_prefix: 'KH-',
    },
    response: invoiceSettings,
  }),
}
