import { messages as payments } from '@keyhaven/shared-contracts/domain/messages/payments/en'

/** The cash book of a month. */
export const messages = {
  ...payments,
  title: 'Cash book',
  invoices: 'Invoices',
  csv: 'CSV',
  excel: 'Excel',
  csvHint: 'Download the month as CSV',
  excelHint: 'Download the month for Excel',
  print: 'Print',
  month: 'Month',
  monthFormat: 'MM.YYYY',
  columns: { date: 'Date', entry: 'Entry', in: 'In', out: 'Out', balance: 'Balance' },
  opening: 'Opening balance',
  closing: 'Closing balance',
  endOf: (day: string) => `End of ${day}`,
  empty: (month: string) => `No cash came or went in ${month}`,
  emptyHint: 'It fills itself: enter a payment with the method Cash in its booking.',
  begins: (day: string) => `The cash book begins on ${day}. Earlier payments are not in it.`,
  belowZero: 'The cash box is below zero',
  belowZeroHint:
    'More cash went out than was in it. Check the opening balance and the marked entries: a payment may be missing, or another method is right.',
  counted: 'Opening balance',
  countedAbout: 'What was in the cash box when the day began. The book is worked out from there.',
  countedDay: 'First day of the book',
  countedAmount: 'In the cash box',
  save: 'Save',
  noChanges: 'No changes',
}
export type Messages = typeof messages
