import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import type { Party } from '@keyhaven/shared-contracts/domain/stay/party'
import { messages as discounts } from '@keyhaven/shared-contracts/domain/messages/discounts/en'
import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/en'

export const messages = {
  title: 'Request to book',
  titleOf: (unit: string) => `Request to book ${unit}`,
  which: 'What would you like to book?',
  whichText: 'Choose a house and one of its rooms or apartments first; then you can request it here.',
  find: 'Find a place to stay',
  showCalendar: 'Show free nights in a calendar',
  hideCalendar: 'Hide the calendar',
  extras: 'Extras',
  code: 'Promo code (if you have one)',
  codeGood: 'Code applied: the price includes it.',
  apply: 'Apply',
  guest: 'Your details',
  guestLead: 'Please fill in every field, so that your host can answer and write the invoice.',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    street: 'Street',
    house_number: 'House number',
    postal_code: 'Postal code',
    city: 'City',
    country: 'Country',
    company: 'Company',
    vat_id: 'VAT ID (optional)',
    buyer_reference: 'Your reference (optional)',
  },
  invoiceForCompany: 'Invoice for a company',
  buyerReferenceHint: 'An order number, a cost centre, or the Leitweg-ID of an authority: it stands on the invoice.',
  emailMeant: 'Did you mean',
  phoneStored: (phone: string) => `We read it as ${phone}`,
  message: 'Message to your host (optional)',
  messageHint: 'When you arrive, who comes along, what you would like to know.',
  empty: 'Leave this empty',
  wishes: (stay: number, who: Party) =>
    `${en.plural(stay, { one: '# night', other: '# nights' })}, ${party.party(who)}`,
  price: 'Price',
  total: 'Total',
  /** Before a total that discounts are taken off. */
  beforeDiscounts: 'Without discounts',
  /** Plans between which a guest chooses. */
  plan: {
    choose: 'Choose your rate',
    less: (amount: number) => `${en.euros(amount)} less`,
    /** After what says that the chosen plan is not offered. */
    flexibleNow: 'Your price is now that of the flexible rate.',
  },
  totalIs: (total: number) => `Total: ${en.euros(total)}`,
  line: {
    chargedFor: party.chargedFor,
    notReduced: party.notReduced,
    percentOf: party.percentOf,
    nights: (count: number) => en.plural(count, { one: 'Night', other: 'Nights' }),
    extraPersons: (count: number) =>
      `${en.plural(count, { one: '# extra person', other: '# extra persons' })}, per night`,
    ...discounts,
  },
  fewerGuests: (max: number) =>
    `Choose ${en.plural(max, { one: '# guest', other: '# guests' })} or fewer to see the price of your stay.`,
  loadingPrice: 'Loading the price',
  next: 'What happens next',
  steps: [
    'We send you an email. Open the link in it within 15 minutes and confirm. We hold the nights for you until then.',
    'Your host then accepts or declines, and you get an email either way. Until then nobody else can book these nights.',
    'You pay nothing now, and you can withdraw your request at any time.',
  ],
  accept: 'I have read the <privacy>privacy policy</privacy>',
  readIt: 'Read the <privacy>privacy policy</privacy> in a new tab',
  unsure: 'This request was already sent and may have arrived. Send it again to find out: it will remain one request.',
  wrongFields: (count: number) =>
    en.plural(count, { one: '# field needs another look.', other: '# fields need another look.' }),
  notSent: 'Your request was not sent.',
  sendingLabel: 'Sending your request',
  sending: 'Sending…',
  send: 'Send booking request',
  sendFor: (total: number) => `Send booking request · ${en.euros(total)}`,
  /** In place of the words of the same names, of a stay that is booked without waiting for its host. */
  instant: {
    title: 'Book your stay',
    titleOf: (unit: string) => `Book ${unit}`,
    steps: [
      'We send you an email. Open the link in it within 15 minutes and confirm. We hold the nights for you until then.',
      'Your stay is then booked at once. You do not have to wait for your host’s answer.',
      'You pay nothing now. If you cancel later, the cancellation terms below apply.',
    ],
    stepsToPay: (amount: number) => [
      'We send you an email. Open the link in it within 15 minutes and confirm. We hold the nights for you until then.',
      `Then you pay ${en.euros(amount)} by card. We hold the nights for you for another hour meanwhile.`,
      'Your stay is booked as soon as it is paid. If you cancel later, the cancellation terms below apply.',
    ],
    unsure:
      'This booking was already sent and may have arrived. Send it again to find out: it will remain one booking.',
    notSent: 'Your booking was not sent.',
    sendingLabel: 'Sending your booking',
    // The words are those of the law: docs/decisions/0053.
    send: 'Book with obligation to pay',
    sendFor: (total: number) => `Book with obligation to pay · ${en.euros(total)}`,
  },
  justTaken: 'These dates are no longer free',
  notFree: 'Not free for your dates',
  takenOn: (stays: { check_in: Day; check_out: Day }[]) =>
    `Taken: ${stays.map((stay) => en.stay(stay.check_in, stay.check_out)).join('; ')}.`,
  withdrawn: (unit: string) => `${unit} is no longer offered`,
  withdrawnText: 'The host has taken it down in the meantime.',
  isKept: 'Everything you typed is still here.',
  looking: 'Looking for other dates',
  othersFailed: 'Other dates could not be loaded.',
  otherDates: (nights: number) =>
    en.plural(nights, { one: '# night here on other dates', other: '# nights here on other dates' }),
  otherStays: 'Stays here that fit',
  otherUnits: 'Free on your dates',
  nothingElse: 'Nothing is free around these dates. Please choose others in the calendar.',
}
export type Messages = typeof messages
