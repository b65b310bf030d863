import { messages as statuses } from '@keyhaven/shared-contracts/domain/messages/statuses/en'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/en'
import type { Party } from '@keyhaven/shared-contracts/domain/stay/party'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'

type StayDates = { check_in: string; check_out: string }

const anyOf = (totals: readonly number[]) => totals.map(en.euros).join(' or ')

export const messages = {
  status: statuses.booking,
  /** In place of `cancelled`, of a request that was never accepted. */
  ended: { declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Expired' },
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
    mail: 'Email guest…',
    edit: 'Edit booking',
    confirm: 'Confirm',
  },
  paymentPlan: {
    title: 'Payment plan',
    parts: { deposit: 'Deposit', rest: 'Rest', full: 'Whole amount' },
    part: 'Part',
    due: 'Due by',
    amount: 'Amount',
    paid: 'Paid',
    paidSoFar: (paid: number) => `${en.euros(paid)} paid`,
    overdue: 'Overdue',
    partOf: (part: string, amount: number) => `${part} ${en.euros(amount)}`,
    allPaid: (parts: readonly string[]) => `Paid in full: ${en.list(parts)}`,
  },
  facts: {
    plan: 'Plan',
    instant: 'Booked instantly',
    awaitsPayment: 'Waits for the guest’s payment by card',
    heldUntil: 'Held until <moment>then</moment>',
    guest: 'Guest',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    street: 'Street',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    booking: 'Booking',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Total nights',
    party: party.party,
    guests: 'Guests',
    unit: 'Unit',
    property: 'Property',
    maxCapacity: 'Max capacity',
    pricePerNight: 'Price per night',
    services: 'Extra services',
    noServices: 'No extra services selected',
    chargedPrice: charges.chargedPrice,
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
    depositDue: 'Deposit due by',
    depositPaid: 'Deposit paid',
    yes: 'Yes',
    no: 'No',
  },
  /** Message, words and notes of a booking. */
  words: {
    message: (guest: string) => `${guest} wrote`,
    ofOwner: 'What you wrote to the guest',
    notes: 'Your notes',
    toGuest: 'Your words to the guest (optional)',
    toGuestHint: (maxLength: number) =>
      `Your guest reads them in the email and on their own page. At most ${en.number(maxLength)} characters.`,
  },
  mail: {
    tell: 'Then show me an email to the guest',
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
  /** Effects of cancelling, declining or deleting a booking. */
  effects: {
    mails: (to: string) => `We will email ${to} right away.`,
    free: (unit: string, { check_in, check_out }: StayDates) =>
      `${unit} will be free again from ${en.day(check_in)} to ${en.day(check_out)}.`,
    sendDocument: 'Send that document to your guest.',
    draftDeleted: 'Its draft invoice will be deleted.',
    paid: (amount: number) =>
      `Your guest has paid ${en.euros(amount)} in all. You can enter the refund as soon as the booking is cancelled.`,
    canReopen: 'You can reopen it later, as long as nobody else has booked these nights.',
  },
  /** Other days or another party that the guest of a confirmed stay asks for. */
  change: {
    title: (guest: string) => `${guest} asks for a change`,
    hint: 'Nothing changes until you accept, and the new nights are not held. Accepted, the booking has these days, guests and this price, and your guest gets an email.',
    booked: 'Booked',
    wanted: 'Wanted',
    stay: ({ check_in, check_out }: StayDates, who: Party) => `${en.stay(check_in, check_out)}, ${party.party(who)}`,
    more: (amount: number) => `${en.euros(amount)} more`,
    less: (amount: number) => `${en.euros(amount)} less`,
    same: 'same total',
    accept: 'Accept the change',
    decline: 'Decline the change',
    accepted: (guest: string) => `${guest}’s stay has been changed`,
    declined: (guest: string) => `The change has been declined, and ${guest} has been told`,
  },
  cancel: {
    open: 'Cancel booking',
    question: (reference: string) => `Cancel ${reference}?`,
    keep: 'Keep it',
    ok: (reference: string) => `Cancel ${reference}`,
    loading: 'Looking up invoices and payments',
    refundCard: (amount: number) => `Send ${en.euros(amount)} back to the guest’s card at once`,
    refundReason: 'Booking cancelled',
  },
  /** Effect of a change on the issued invoice; of several totals one may still be chosen. */
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
  documentsReplaced: (number: string, cancellation: string, next: string | null) =>
    `${cancellation} cancels ${number}${next ? `, and ${next} takes its place` : ''}. Email them to your guest under Invoices, To send.`,
  totalChanged: (before: number, after: number) => `Total price: ${en.euros(before)} → ${en.euros(after)}`,
  /** Of a stay that the rules for guests do not allow; its owner is free to go on. */
  stayRules: {
    title: 'Guests could not book this stay',
    nearest: 'Close to it, they could book:',
    take: en.stay,
    book: 'Book all the same',
    change: 'Change all the same',
    move: 'Move all the same',
  },
  price: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    title: 'Price',
    total: 'Total',
    becomes: 'becomes',
    nights: (count: number) => en.plural(count, { one: 'Night', other: 'Nights' }),
    extraPersons: (count: number) =>
      en.plural(count, { one: '# extra person, per night', other: '# extra persons, per night' }),
    ...discounts,
  },
}
export type Messages = typeof messages
