import { en } from '../../languages/en.ts'

/** Effect of a change of a booking on its documents, as `contract/bookings/documents-change.ts` describes it. */
export type DocumentsChange = {
  cancels: { number: string; total: number }
  replacement: { status: 'issued' | 'draft'; total: number } | null
  /** Totals that may still be chosen instead. */
  otherTotals?: number[]
}
/** The lines of an address that a document shows. */
export type AddressLine = 'street' | 'house_number' | 'postal_code' | 'city' | 'country'

/** Parts of a document, by the field where they can be changed. */
export type PrintedField =
  | 'first_name'
  | 'business_name'
  | 'tax_id'
  | 'address'
  | 'client.name'
  | 'client.address'
  | 'property'
  | 'unit'
  | 'services'
  | 'payment_terms'
  | 'small_business_note'

const printedFields: Record<PrintedField, string> = {
  first_name: 'Your name',
  business_name: 'Your business name',
  tax_id: 'Your tax ID',
  address: 'Your address',
  'client.name': 'The client’s name',
  'client.address': 'The client’s address',
  property: 'The name or place of the property',
  unit: 'The name of the unit',
  services: 'The names of the services',
  payment_terms: 'Your payment terms',
  small_business_note: 'Your small business note',
}

const addressLines: Record<AddressLine, string> = {
  street: 'the street',
  house_number: 'the house number',
  postal_code: 'the postal code',
  city: 'the city',
  country: 'the country',
}

const sayChange = ({ cancels: { number, total }, replacement, otherTotals = [] }: DocumentsChange) => {
  const first = `Invoice ${number} for ${en.euros(total)} will be cancelled by a new document`
  if (!replacement) return `${first}.`
  const totals = [replacement.total, ...otherTotals].map(en.euros).join(' or ')
  if (replacement.status === 'issued') return `${first}, and a new invoice for ${totals} will be issued.`
  return `${first}. The new invoice for ${totals} will stay a draft, because something it must show is missing.`
}

export const messages = {
  lastDayMustNotBeforeFirst: 'The last day must not be before the first.',
  choosePropertyOrUnit: 'Choose property or unit',
  chooseWhatDownload: 'Choose what to download',
  chooseWhetherInvoicesIssuedAutomatically: 'Choose whether invoices are issued automatically',
  twoRatesBeginOnSameDay: 'Two rates begin on the same day',
  onlyLettersDigits: 'Only letters, digits, - and /',
  chooseUnpaid: 'Choose unpaid',
  keyUnknown: 'The provider does not know this key. Copy the secret key, or a restricted one, from its dashboard.',
  providerUnavailable: 'The provider cannot be reached right now. Please try again in a few minutes.',
  signatureWrong: 'This signature is not the provider’s.',
  otherAmountPaid: 'The provider says that another amount was paid than was asked for.',
  refundFailed: 'The provider refused this refund. Look into its dashboard for the reason.',
  demoTakesNoCards: 'A demo account takes no cards.',
  oneDeposit: 'Choose one way to work the deposit out',
  ibanInvalid: 'This is no valid IBAN. Please check each character.',
  bicInvalid: 'This is no valid BIC: 8 or 11 letters and digits',
  enterAccountHolder: 'Enter the name of the account’s holder.',
  chooseDayFromWhichRatesApply: 'Choose the day from which the rates apply',
  documentIssued: 'This document has been issued already.',
  somethingInvoiceMustShowMissing: 'Something that the invoice must show is missing.',
  requestStillWaitingAnswerAcceptFirst: 'This request is still waiting for your answer. Accept it first.',
  cancellationCannotCancelled: 'A cancellation cannot be cancelled.',
  draftNeedsNoCancellation: 'This is a draft: it needs no cancellation.',
  invoiceCancelled: 'This invoice has been cancelled already.',
  taxIdMissing: 'Your personals: the tax ID is missing.',
  clientNameMissing: 'The client: the name is missing.',
  clockBehind: ({ number }: { number: string }) =>
    `The last document, ${number}, is dated later than this server's clock. Documents are numbered by date, so nothing can be issued until the clock is right.`,
  documentsChange: (change: DocumentsChange) =>
    `Nothing has been saved yet, because this changes issued documents. ${sayChange(change)} Reload the page to be asked first.`,
  addressIncomplete: ({ client, lines }: { client: string; lines: AddressLine[] }) =>
    `The invoice needs the full address of ${client}: ${en.list(lines.map((line) => addressLines[line]))} ${lines.length === 1 ? 'is' : 'are'} missing.`,
  ownLineMissing: ({ line }: { line: AddressLine }) => `Your personals: ${addressLines[line]} is missing.`,
  clientLineMissing: ({ line }: { line: AddressLine }) => `The client: ${addressLines[line]} is missing.`,
  noFee: 'This booking has no cancellation fee to invoice.',
  chooseRateOfSettings: 'Choose one of the VAT rates in your invoice settings',
  lettersReplaced: 'No font of the document has some of its letters. They would be printed as �.',
  lettersNotPrinted: ({ field, letters }: { field: PrintedField; letters: string[] }) =>
    `${printedFields[field]}: ${letters.join(' ')}`,
}
export type Messages = typeof messages
