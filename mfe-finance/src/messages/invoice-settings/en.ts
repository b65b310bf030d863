import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Invoice settings',
  allSettings: 'All settings',
  invoices: 'Invoices',
  loading: 'Loading invoice settings',
  parts: {
    numbers: 'Invoice numbers',
    vat: 'VAT',
    issuing: 'When invoices are issued',
    terms: 'Payment terms',
  },
  save: 'Save',
  noChanges: 'No changes',
  percent: (rate: number) => `${en.number(rate)} %`,
  issuer: {
    title: 'Your details',
    edit: 'Edit in Settings',
    incomplete: 'No invoice can be issued yet',
    missing: (fields: readonly string[]) =>
      `Every invoice must show your ${fields.join(', ')}. Add what is missing in Settings.`,
    /** As they stand in the middle of the sentence above. */
    fields: {
      tax_id: 'tax ID',
      'address.street': 'street',
      'address.house_number': 'house number',
      'address.postal_code': 'postal code',
      'address.city': 'city',
      'address.country': 'country',
    },
    name: 'Name',
    address: 'Address',
    taxId: 'Tax ID',
  },
  numbers: {
    hint: 'Numbers look like this. Invoices and cancellations share one sequence, which starts again every year.',
    prefix: 'Number prefix',
    next: (example: string) => `The next numbers look like ${example}.`,
    none: 'None',
  },
  issuing: {
    automatic: 'Automatically, on the day of check-out',
    manual: 'When you press Issue',
    automaticHint: 'Invoices of confirmed stays only. You can still issue one earlier by hand.',
    manualHint: 'Until then, the invoice of a booking stays a draft.',
    label: 'Issue invoices',
    extra: 'Automatic issuing is for confirmed stays only.',
  },
  terms: {
    lack: 'Your invoices don’t say when or how to pay. Add your terms, and your bank account for transfers.',
    extra: 'Printed on every invoice. If guests pay by bank transfer, add your account number here.',
  },
  vat: {
    noteInstead: 'No rates, so invoices show this note instead of VAT:',
    lack: 'Your invoices show neither VAT nor why there is none. Add your rates or a note.',
    rates: 'VAT rates',
    ratesHint:
      'Each invoice uses the rates of the day of departure. Lodging means nights and extra persons, extras are services. Without any rates, no VAT is shown.',
    from: 'From',
    lodging: 'Lodging',
    extras: 'Extras',
    group: (position: number) => `Rates ${position}`,
    remove: 'Remove',
    removeGroup: (position: number) => `Remove rates ${position}`,
    add: 'Add rates',
    note: 'Note where no VAT is shown',
    noteHint: 'Printed on invoices when no VAT rate applies.',
  },
  preview: {
    caption: 'How your invoices look, with a made-up number and stay',
    logo: 'Your logo',
    /** The words of the document itself. */
    paper: {
      invoice: 'Invoice',
      number: 'Number',
      date: 'Date',
      taxId: (id: string) => `Tax ID ${id}`,
      nights: (nights: number, price: number) =>
        `${en.plural(nights, { one: '# night', other: '# nights' })} × ${en.euros(price)}`,
      breakfast: 'Breakfast',
      total: 'Total',
      vatIncluded: (rate: number) => `VAT ${en.number(rate)} %, included`,
    },
  },
}
export type Messages = typeof messages
