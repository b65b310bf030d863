import { en } from '@keyhaven/shared-contracts/domain/languages/en'

type Stay = { check_in: string; check_out: string }

const anyOf = (totals: readonly number[]) => totals.map(en.euros).join(' or ')

export const messages = {
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
  },
  popup: {
    title: 'Booking',
    titleOf: (reference: string) => `Booking ${reference}`,
    loading: 'Loading the booking',
    gone: 'This booking no longer exists',
    goneHint: 'It was deleted, or the link is wrong.',
    close: 'Close',
    closeNote: 'Close this note',
    reopen: 'Reopen booking',
    move: 'Move…',
    edit: 'Edit booking',
    confirm: 'Confirm',
  },
  facts: {
    heldUntil: 'Held until <moment>then</moment>',
    guest: 'Guest',
    name: 'Name',
    email: 'Email',
    street: 'Street',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    booking: 'Booking',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Total nights',
    guests: 'Guests',
    unit: 'Unit',
    property: 'Property',
    maxCapacity: 'Max capacity',
    pricePerNight: 'Price per night',
    services: 'Extra services',
    noServices: 'No extra services selected',
    perDay: (price: number) => `${en.euros(price)} per Day`,
    once: (price: number) => `${en.euros(price)} One-Time`,
    promoCode: 'Promo code',
    noPromoCode: 'No promo code applied',
    code: 'Code',
    discount: 'Discount',
    discountPercent: (percent: number) => `${en.number(percent)} %`,
    description: 'Description',
    payment: 'Payment',
    totalPrice: 'Total price',
    requiredDeposit: 'Required deposit',
    depositPaid: 'Deposit paid',
    yes: 'Yes',
    no: 'No',
  },
  /** What guest and owner write to one another, and what the owner notes. */
  words: {
    message: (guest: string) => `${guest} wrote`,
    ofOwner: 'What you wrote to the guest',
    notes: 'Your notes',
    toGuest: 'Your words to the guest (optional)',
    toGuestHint: (most: number) =>
      `They stand in the email and on the guest’s page. At most ${en.number(most)} characters.`,
  },
  request: {
    accept: 'Accept',
    acceptFrom: (name: string) => `Accept the request from ${name}`,
    accepted: (name: string) => `The request from ${name} has been accepted`,
    decline: 'Decline',
    declineFrom: (name: string) => `Decline the request from ${name}`,
    declined: (name: string) => `The request from ${name} has been declined`,
    declineQuestion: (reference: string) => `Decline ${reference}?`,
    declineOne: (reference: string) => `Decline ${reference}`,
    later: 'Decide later',
  },
  /** What cancelling, declining or deleting a booking brings about. */
  effects: {
    mails: (to: string) => `We will email ${to} right away.`,
    free: (unit: string, { check_in, check_out }: Stay) =>
      `${unit} will be free again from ${en.day(check_in)} to ${en.day(check_out)}.`,
    sendDocument: 'Send that document to your guest.',
    draftDeleted: 'Its draft invoice will be deleted.',
    paid: (amount: number) =>
      `Your guest has paid ${en.euros(amount)} in all. You can enter the refund as soon as the booking is cancelled.`,
    canReopen: 'You can reopen it later, as long as nobody else has booked these nights.',
  },
  cancel: {
    open: 'Cancel booking',
    question: (reference: string) => `Cancel ${reference}?`,
    keep: 'Keep it',
    ok: (reference: string) => `Cancel ${reference}`,
    loading: 'Looking up invoices and payments',
    refundReason: 'Booking cancelled',
  },
  /** What a change does to the issued invoice; of several totals one may still be chosen. */
  documentsChange: {
    cancels: (number: string, total: number) =>
      `Invoice ${number} for ${en.euros(total)} will be cancelled by a new document.`,
    replaces: (number: string, total: number, totals: readonly number[]) =>
      `Invoice ${number} for ${en.euros(total)} will be cancelled by a new document, and a new invoice for ${anyOf(totals)} will be issued.`,
    leavesDraft: (number: string, total: number, totals: readonly number[]) =>
      `Invoice ${number} for ${en.euros(total)} will be cancelled by a new document. The new invoice for ${anyOf(totals)} will stay a draft, because something it must show is missing.`,
  },
  consent: {
    replaces: 'This replaces an issued invoice',
    cancels: 'This cancels an issued invoice',
    sendDocument: 'This cannot be undone. Send your guest the new document.',
    sendDocuments: 'This cannot be undone. Send your guest the new documents.',
    replace: 'Replace the invoice',
    cancel: 'Cancel the invoice',
    leave: 'Leave it as it is',
  },
  totalChanged: (before: number, after: number) => `Total price: ${en.euros(before)} → ${en.euros(after)}`,
  price: {
    title: 'Price',
    total: 'Total',
    becomes: 'becomes',
    nights: (count: number) => en.plural(count, { one: 'Night', other: 'Nights' }),
    extraPersons: (count: number) =>
      en.plural(count, { one: '# extra person, per night', other: '# extra persons, per night' }),
    promoCode: (code: string, percent: number) => `Promo code ${code}, ${en.number(percent)} %`,
  },
  payments: {
    title: 'Payments',
    loading: 'Loading the payments',
    none: 'Nothing has been paid yet.',
    noneCancelled: 'Nothing was paid.',
    paid: 'Paid',
    toRefund: 'To refund',
    unpaid: 'Unpaid',
    settled: 'Paid in full',
    settledCancelled: 'Nothing to pay or refund',
    add: 'Add payment',
    refund: 'Refund',
    kinds: { deposit: 'Deposit', payment: 'Payment', refund: 'Refund' },
    depositReversed: 'Deposit reversed',
    /** Behind the kind of an entry. */
    by: { cash: 'cash', card: 'card', transfer: 'bank transfer', other: 'other method' },
    methods: { cash: 'Cash', card: 'Card', transfer: 'Bank transfer', other: 'Other method' },
  },
  paymentForm: {
    about: 'Enter money that you have received. An entry cannot be deleted; if you enter one by mistake, add a refund.',
    aboutRefund: (paid: number) => `${en.euros(paid)} has been paid so far. Enter what you have paid back.`,
    purpose: 'Purpose',
    amount: 'Amount',
    date: 'Date',
    method: 'Method',
    reason: 'Reason',
    note: 'Note',
    enterQuestion: (amount: number) => `Enter ${en.euros(amount)}?`,
    enter: (amount: number) => `Enter ${en.euros(amount)}`,
    onlyLeft: (left: number) => `For this booking only ${en.euros(left)} is left to pay.`,
    nothingLeft: 'For this booking nothing is left to pay.',
    changeAmount: 'Change the amount',
  },
  invoices: {
    title: 'Invoices',
    loading: 'Loading the invoices',
    none: 'A cancelled booking has no invoice to issue.',
    documentOf: (number: string, recipient: string) => `${number} of ${recipient}`,
    cancels: (number: string) => `of ${number}`,
    willAsk: (number: string) =>
      `Invoice ${number} has been issued. If your changes would replace it, you will be asked first.`,
    states: { draft: 'Draft', issued: 'Issued', cancelled: 'Cancelled', cancellation: 'Cancellation' },
    saveFirst: 'Save your changes first. Then they will be on the draft.',
  },
}
export type Messages = typeof messages
