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
  nothingHeld: 'For this stay nothing is blocked on a card.',
  captureAfterArrival: 'From the day of arrival on, you can keep some of it.',
  captureAtMost: ({ held }: { held: number }) => `You can keep ${en.euros(held)} at most: no more is blocked.`,
  captureRefused: 'The provider refused this. Look into its dashboard for the reason.',
  demoTakesNoCards: 'A demo account takes no cards.',
  oneDeposit: 'Choose one way to work the deposit out',
  ibanInvalid: 'This is no valid IBAN. Please check each character.',
  bicInvalid: 'This is no valid BIC: 8 or 11 letters and digits',
  enterAccountHolder: 'Enter the name of the account’s holder.',
  onlyDigits: 'Only digits',
  rateTwice: 'Each rate once',
  chooseChart: 'Choose SKR03 or SKR04',
  accountLengthBetween: 'From 4 to 8 digits',
  accountDigits: ({ digits }: { digits: number }) => `An account of ${digits} digits`,
  chooseDebtors: 'Choose one account or one for each client',
  cashNotBelowZero: 'No less than nothing is in a cash box',
  chooseFormat: 'Choose CSV or Excel',
  chooseLanguage: 'Choose a language',
  oneBusinessYear: ({ from, to }: { from: string; to: string }) =>
    `A booking batch is of one business year. Choose days from ${en.day(from)} to ${en.day(to)}, and make a second file for the others.`,
  accountingIncomplete: 'The accounting settings lack something that a booking batch must say.',
  chartMissing: 'The chart of accounts is missing.',
  adviserNumberMissing: 'The number of the tax adviser is missing.',
  clientNumberMissing: 'Your client number is missing.',
  revenueAccountMissing: ({ rates }: { rates: number[] }) =>
    `The revenue account for ${en.list(rates.map((rate) => en.percent(rate)))} is missing.`,
  chooseDayFromWhichRatesApply: 'Choose the day from which the rates apply',
  documentIssued: 'This document has been issued already.',
  somethingInvoiceMustShowMissing: 'Something that the invoice must show is missing.',
  requestStillWaitingAnswerAcceptFirst: 'This request is still waiting for your answer. Accept it first.',
  cancellationCannotCancelled: 'A cancellation cannot be cancelled.',
  draftNeedsNoCancellation: 'This is a draft: it needs no cancellation.',
  invoiceCancelled: 'This invoice has been cancelled already.',
  taxIdMissing: 'Your personals: the tax ID is missing.',
  draftHasNoXml: 'A draft has no electronic invoice yet. Issue it first.',
  xmlLacksSomething:
    'This document lacks what an electronic invoice needs. Once issued, it does not change: add what is missing, then cancel it and issue the next.',
  ownCountryUnknown: 'Your personals: the country is not one that we know.',
  clientCountryUnknown: 'The client: the country is not one that we know.',
  ownPhoneMissing: 'Your personals: the phone number is missing.',
  clientEmailMissing: 'The client: the e-mail address is missing.',
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
  tooManyLineParts: 'Choose at most 20 bookings for one line',
  chooseLines: 'Choose the lines to book',
  chooseLineState: 'Choose open, booked or ignored',
  chooseStatement: 'Choose a bank statement',
  chooseDayForm: 'Choose how the days are written',
  chooseDecimal: 'Choose the decimal sign: comma or point',
  statementTooBig: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `${file} is larger than ${en.number(megabytes)} MB. Download the statement for fewer days.`,
  tooManyLines: ({ max }: { max: number }) =>
    `This file has more than ${en.number(max)} lines. Download the statement for fewer days.`,
  entryUnreadable: ({ line }: { line: number }) =>
    `Line ${en.number(line)} of the file: this entry has no amount or no day. Nothing was imported.`,
  statementBroken: ({ line }: { line: number }) =>
    `This file is broken at line ${en.number(line)}. Download it from your bank again.`,
  otherCamt: 'This file holds notices of your bank, not the statement. Download the statement as CAMT.053.',
  noCamt: 'This is no bank statement. Download the statement from your bank as CAMT.053 or CSV.',
  noLines: 'There is no payment in this file.',
  csvNoDay: 'Choose the column with the day of the payment.',
  csvNoAmount: 'Choose the column with the amount.',
  csvNoSuchDay: ({ cell }: { cell: string }) => (cell ? `“${cell}” is no day.` : 'The day is missing.'),
  csvNoSuchAmount: ({ cell }: { cell: string }) => `“${cell}” is no amount.`,
  statementTooMuch: 'Reading this file takes too long. Download the statement for fewer days.',
  lineNotOpen: 'This line has been booked or ignored meanwhile.',
  lineIsBooked: 'This line is booked. Enter a refund at the booking if it was wrong.',
  lineNotInEuros: ({ currency }: { currency: string }) => `This line is in ${currency}. Only euros can be booked.`,
  partsSum: ({ amount }: { amount: number }) => `The amounts must sum to ${en.euros(amount)}.`,
  bookingTwice: 'This booking is chosen twice',
}
export type Messages = typeof messages
