import { paymentTerms, smallBusinessNote } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'

/** The words of documents. */
export const messages = {
  invoice: 'Invoice',
  /** Document that takes an invoice back; the law of some countries names it by whether VAT is shown. */
  cancellation: (_isTaxed: boolean) => 'Cancellation',
  draft: {
    title: (kind: string, reference: string) => `${kind} (draft) ${reference}`,
    number: 'Draft',
    stamp: 'DRAFT',
    file: (reference: string) => `Draft-${reference}`,
    notYet: 'Draft: this is not yet an invoice.',
  },
  subject: (reference: string) => `Booking ${reference}`,
  logoOf: (name: string) => `Logo of ${name}`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  facts: { number: 'Number', date: 'Date', cancels: 'Cancels', issuedOn: 'Issued on', booking: 'Booking' },
  parties: {
    from: 'From',
    billedTo: 'Billed to',
    cancelledFor: 'Cancelled for',
    taxId: (id: string) => `Tax ID ${id}`,
    vatId: (id: string) => `VAT ID ${id}`,
    buyerReference: (reference: string) => `Your reference: ${reference}`,
  },
  stay: {
    unit: 'Unit',
    arrival: 'Arrival',
    departure: 'Departure',
    stay: 'Stay',
    nights: (count: number) => en.plural(count, { one: '# night', other: '# nights' }),
    guests: (count: number) => en.plural(count, { one: '# guest', other: '# guests' }),
  },
  lines: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    carried: 'Carried forward',
    /** Beside their number. */
    nights: (count: number) => en.plural(count, { one: 'Night', other: 'Nights' }),
    extraPersons: (count: number) =>
      en.plural(count, { one: '# extra person, per night', other: '# extra persons, per night' }),
    ...discounts,
  },
  sums: {
    subtotal: 'Subtotal',
    total: 'Total',
    depositReceived: 'Deposit received',
    paymentsReceived: 'Payments received',
    refunded: 'Refunded',
    balance: 'Balance',
    depositRequested: 'Deposit requested',
    depositRequestedInTotal: 'Deposit requested in total',
  },
  /** Texts for the invoice of a cancellation fee: its only line, why it bears no VAT unless its owner says so, and when it is paid, which is no arrival. */
  fee: (reference: string) => `Cancellation fee for booking ${reference}`,
  feeNote: 'Compensation for the cancellation: no VAT is charged.',
  feeTerms: 'Payable without deduction.',
  /** Reason in an electronic invoice of amounts that bear no VAT beside others that do. */
  withoutVat: 'Passed on, or not subject to VAT',
  /** Text in the place of a percent. */
  noVat: 'none',
  vat: { rate: 'VAT', net: 'Net', tax: 'Tax', gross: 'Gross', percent: (rate: number) => `${rate} %` },
  cancelsInvoice: (number: string, date: Day) => `This document cancels invoice ${number} of ${en.day(date)}.`,
  /** Default until the owner writes something else. */
  smallBusinessNote,
  paymentTerms,
  /** The same of a stay whose payment plan has the days. */
  termsOfPlan: 'Payable without deduction by the dates agreed.',
}
export type Messages = typeof messages
