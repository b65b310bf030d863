import type { Day } from '../../days/day.ts'
import { en } from '../../languages/en.ts'

export const messages = {
  taxBelowDeclared: ({ declared, now }: { declared: number; now: number }) =>
    `${en.euros(declared)} of tourist tax were declared; for these guests it is ${en.euros(now)}. Confirm the lower amount to keep it.`,
  owesNoTax: 'This stay owes no tourist tax.',
  birthdayOutsideStay: 'The birthday has to be a night of the stay.',
  chooseColumns: 'Choose for each column where it goes',
  firstTaken: ({ taken, others }: { taken: string; others: string[] }) =>
    `${taken} is taken; ${others.join(', ')} goes to the notes`,
  addressLinesRead: ({ lines }: { lines: string[] }) => `Several lines were read as one address: ${lines.join(' / ')}`,
  zeroAdded: ({ read, written }: { read: string; written: string }) =>
    `${written} is read as ${read}: spreadsheets drop a zero in front`,
  notesCut: ({ most }: { most: number }) =>
    `The notes are longer than ${en.number(most)} characters: the rest is left out`,
  enterAges: 'Choose the age of each child, from 0 to 17.',
  oneAdult: 'At least one of the guests must be an adult.',
  chooseAcceptOrDecline: 'Choose accept or decline',
  depositPaidRequired: 'Deposit Paid is required.',
  chooseDepositDue: 'Choose until when the deposit is due.',
  chooseCurrentOrKeep: 'Choose current or keep',
  nameInvoiceNumber: 'Name the invoice by its number',
  choosePaidOrUnpaid: 'Choose paid or unpaid',
  chooseOpen: 'Choose open',
  chooseOneStages: 'Choose one of the stages',
  listUnitIds: 'List the unit ids, like 1,2,3',
  listAtLeastOneUnit: 'List at least one unit',
  windowEndsBeforeBegins: 'The window ends before it begins.',
  choosePreviewOrImport: 'Choose a preview or the import',
  enterPhoneNumberOrEmailAddress: 'Enter a phone number or an email address',
  chooseWhatPaid: 'Choose what was paid',
  amountAboveZero: 'Enter an amount above €0',
  chooseHowPaid: 'Choose how it was paid',
  hasPayments: 'Payments are recorded for this booking, so it cannot be deleted. Cancel it instead.',
  workbookNotCsv: 'This is a workbook, not a CSV file. Open it in your spreadsheet and save it as CSV first.',
  notTextFileChooseCsvFile: 'This is not a text file. Choose a CSV file.',
  fileEmpty: 'This file is empty.',
  fileBrokenQuotationMarkNeverClosed: 'This file is broken: a quotation mark is never closed.',
  unitTakenNow: 'The unit is taken.',
  unitNotBookable: 'This unit cannot be booked: it is inactive or unavailable.',
  unitDoesNotBelongSelectedProperty: 'This unit does not belong to the selected property.',
  propertyNotActive: 'This property is not active.',
  promoCodeNoLongerValid: 'This promo code is no longer valid.',
  demoAccountSendsNoMail: 'A demo account sends no mail.',
  guestHasNoAddress: 'This guest has no email address. Enter it at the client first.',
  paymentAhead: 'A payment that has not come yet cannot be entered: choose a day up to today.',
  dueOnArrival: 'This part is due on arrival: you can remind of it after that day.',
  nothingDue: 'Nothing is due for this booking.',
  remindedToday: 'This guest was reminded within the last 24 hours.',
  notConfirmedNothingToTell: 'This booking is not confirmed yet, so there is nothing to tell the guest.',
  hasIssuedInvoice: 'This booking has an issued invoice and cannot be deleted. Cancel it instead.',
  fileTooBig: ({ file }: { file: string }) => `"${file}" is too big (max. 2 MB)`,
  takenNights: ({ ranges, isMore }: { ranges: { check_in: Day; check_out: Day }[]; isMore: boolean }) => {
    const named = ranges.map((range) => `${en.day(range.check_in)} to ${en.day(range.check_out)}`)
    return `The unit is taken from ${named.join(', from ')}${isMore ? ' and more' : ''}.`
  },
  enterNightsChange: 'Enter a price or a rule for these nights.',
  closedByOtherRule: 'Another rule closes some of these days: change it under Stay rules.',
  nightsChangedSince: 'These nights were changed in the meantime, so nothing was undone.',
  cannotUndoNights: 'This cannot be undone.',
  enterFee: 'Enter the cancellation fee, 0 or more',
  feeAtMost: ({ total }: { total: number }) => `The cancellation fee can be at most ${en.euros(total)}`,
  refundTooLarge: ({ paid }: { paid: number }) => `You can refund ${en.euros(paid)} at most: no more was paid.`,
  refundAtMost: ({ paid }: { paid: number }) => `You can refund ${en.euros(paid)} at most.`,
  wasPaid: ({ paid }: { paid: number }) =>
    `${en.euros(paid)} was paid for this booking, so it cannot be deleted. Cancel it instead.`,
  serviceOfOtherProperty: ({ service }: { service: string }) => `${service} is not a service of the selected property.`,
  serviceNotActive: ({ service }: { service: string }) => `${service} is not active.`,
  nameColumns: ({ columns }: { columns: string[] }) => `The first row must name the columns: ${columns.join(', ')}.`,
  noLastNameColumn: 'The column “Last name” is missing.',
  noContactColumn: 'A column “Email” or “Phone” is missing.',
  noRows: 'This file has column names, but no rows.',
  tooManyCells:
    'This file has far more cells than a list of clients. Leave out the columns that are not needed, or split it into several files.',
  tooManyRows: ({ rows, most }: { rows: number; most: number }) =>
    `This file has ${en.number(rows)} rows. At most ${en.number(most)} can be imported at once: split it into several files.`,
}
export type Messages = typeof messages
