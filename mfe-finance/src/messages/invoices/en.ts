import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/en'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Invoices',
  settings: 'Invoice settings',
  moneyDue: 'Money due',
  touristTax: 'Tourist tax',
  exportForAdviser: 'Export for tax adviser',
  empty: {
    title: 'No invoices yet',
    hint: 'Every booking gets an invoice. It is a draft until you issue it.',
    action: 'Go to bookings',
  },
  columns: {
    number: 'Booking Number',
    name: 'Name',
    stay: 'Stay',
    date: 'Date',
    amount: 'Amount',
    actions: 'Actions',
  },
  states: statuses.document,
  cancelsNumber: (number: string) => `of ${number}`,
  fee: 'Cancellation fee',
  openBooking: (reference: string) => `Open booking ${reference}`,
  stages: { drafts: 'Drafts', to_send: 'To send', unpaid: 'Unpaid', all: 'All' },
  stage: (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${en.number(count)})`),
  nothing: {
    drafts: 'No drafts',
    to_send: 'Everything that you issued in the last 90 days was mailed',
    unpaid: 'Everything is paid',
  },
  mailed: (day: Day) => `mailed on ${en.day(day)}`,
  unpaid: 'unpaid',
  partlyUnpaid: (amount: number) => `${en.euros(amount)} unpaid`,
  filters: {
    status: { label: 'Status', any: 'Any status', draft: 'Draft', issued: 'Issued', cancelled: 'Cancelled' },
    document: { label: 'Document', any: 'Any document', invoice: 'Invoices', cancellation: 'Cancellations' },
    date: 'Date',
    payment: { label: 'Payment', any: 'Any payment', unpaid: 'Unpaid' },
  },
  show: 'Show',
  sortBy: 'Sort by',
  orders: {
    '-date': 'Newest first',
    date: 'Oldest first',
    '-number': 'Number, highest first',
    number: 'Number, lowest first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    '-amount': 'Highest amount',
    amount: 'Lowest amount',
  },
  totals: {
    label: 'Totals of what is shown',
    unpaid: { title: 'Unpaid', hint: 'What guests still owe you, on drafts and issued invoices' },
    issued: { title: 'Issued', hint: 'Issued invoices that were not cancelled' },
    drafts: { title: 'Drafts', hint: 'Invoices that are not issued yet' },
  },
  adviser: {
    title: 'Export for your tax adviser',
    pdfs: {
      title: 'Invoices as PDFs',
      about: 'All invoices and cancellations that you issued in one month, as PDFs in one ZIP file.',
      month: 'Month',
      /** As dayjs reads it: MM and YYYY in every language. */
      monthFormat: 'MM.YYYY',
      monthPlaceholder: 'MM.YYYY',
      download: 'Download ZIP',
      downloadHint: 'Download the PDFs of the month in one file',
    },
    table: {
      title: 'Table for bookkeeping',
      about:
        'The same as a table, with one row for each document and VAT rate. Opens in Excel and in bookkeeping programs.',
      firstDay: 'First day',
      lastDay: 'Last day',
      wrongDays: 'The last day must not be before the first.',
      download: 'Download CSV',
      downloadHint: 'Download the table of these days',
    },
  },
}
export type Messages = typeof messages
