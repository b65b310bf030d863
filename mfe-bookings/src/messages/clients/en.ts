import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/en'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
export const messages = {
  title: 'Clients',
  /** Of the form while it is loading. */
  toList: 'All clients',
  formTitle: 'Client',
  export: 'Export CSV',
  import: 'Import',
  empty: {
    title: 'No clients yet',
    hint: 'Clients are the guests who book your units. Add them one by one, or import a list.',
    action: 'Add your first client',
  },
  columns: {
    active: 'Active',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    edit: 'Edit',
  },
  active: 'Active',
  inactive: 'Inactive',
  similarName: 'Similar name',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,

  gone: 'This client no longer exists',
  goneHint: 'It was deleted, or the link is wrong.',
  close: 'Close',

  form: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    active: 'Active',
    company: 'Company',
    vatId: 'VAT ID',
    buyerReference: 'Reference',
    buyerReferenceHint:
      'What the company wants to read on its invoice, such as an order number. Authorities in Germany have a Leitweg-ID.',
    notes: 'Notes',
    notesHint: 'Only you see them.',
    consequence: 'Bookings and invoices of this client stay as they are.',
  },
  ledger: payments,
  history: {
    stays: 'Stays',
    nights: 'Nights',
    total: 'Booked',
    paid: 'Paid',
    left: 'Left to pay',
    payments: 'Payments',
    noPayments: 'No payments yet',
    noStays: 'No stays yet',
    newBooking: 'New Booking',
    staysOf: 'Stays and payments',
    staysSince: (stays: number, last: Day | null) =>
      last === null
        ? 'No stays yet'
        : `${en.plural(stays, { one: '# stay', other: '# stays' })}, the last from ${en.day(last)}`,
  },
  privacy: {
    title: 'If this guest asks about their data',
    copy: 'Save a copy',
    copyHint: 'Download everything about this client as a ZIP',
    erase: 'Erase client',
    question: (name: string) => `Erase ${name}?`,
    consequence:
      'Name, address, phone number, email address, messages and notes are deleted for good. Bookings stay as figures. Issued invoices keep the name for as long as you have chosen under Settings, Your data.',
    ok: 'Erase',
    keep: 'Keep',
    erased: 'Client erased',
  },
  language: { label: 'Language', unknown: 'Not known' },
}
export type Messages = typeof messages
