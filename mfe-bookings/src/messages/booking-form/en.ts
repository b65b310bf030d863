import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { messages as charges } from '@keyhaven/shared-contracts/domain/messages/charges/en'

type StayDates = { check_in: string; check_out: string }

const range = ({ check_in, check_out }: StayDates) => `${en.day(check_in)} to ${en.day(check_out)}`

export const messages = {
  newTitle: 'New Booking',
  editTitle: 'Edit Booking',
  save: 'Save',
  update: 'Update',
  noChanges: 'No changes',

  stay: {
    checkIn: 'Check In',
    checkOut: 'Check Out',
    property: 'Property',
    selectProperty: 'Select Property',
    unit: 'Unit',
    selectUnit: 'Select Unit',
    unitOption: (name: string, capacity: number) => `${name} (up to ${en.number(capacity)})`,
    guests: 'Guests',
    ages: 'Ages of children',
    agesExample: '4, 9',
    agesHint: 'Counted among the guests',
    infants: 'Infants',
    infantsHint: 'Under 2, not counted as guests',
    pets: 'Pets',
    loading: 'Loading…',
    checking: 'Checking availability…',
  },
  client: {
    label: 'Client',
    placeholder: 'Search by first or last name',
    newOne: 'New client',
    addTyped: (newOne: string, text: string) => `${newOne} “${text}”`,
    similar: 'Similar names',
    searching: 'Searching…',
    none: 'No clients available. <clients>Add Client</clients>',
    addHere: 'Add one here',
  },
  guest: {
    title: 'New guest',
    chooseExisting: 'Choose existing guest',
    addAddress: 'Add address',
    addressHint: 'The invoice is made out to this address.',
    briefHint: 'A phone number or an email address is enough for now.',
    fields: {
      first_name: 'First Name',
      last_name: 'Last Name',
      'address.phone': 'Phone',
      email: 'Email',
      'address.street': 'Street',
      'address.house_number': 'House Number',
      'address.postal_code': 'Postal Code',
      'address.city': 'City',
      'address.country': 'Country',
    },
  },
  extras: {
    status: 'Status',
    promoCode: 'Promo code',
    selectPromoCode: 'Select Promo Code',
    promoOption: (description: string, code: string, percent: number) =>
      `${description} (${code}, ${en.number(percent)} %)`,
    depositPaid: 'Deposit Paid',
    yes: 'Yes',
    no: 'No',
    depositAmount: 'Deposit Amount',
    requiredDeposit: 'Required deposit',
    depositDue: 'Due by',
    depositOfProperty: (percent: number, days: number) =>
      `Left empty: ${en.number(percent)} % of the total within ${en.plural(days, { one: '# day', other: '# days' })}, as the property asks.`,
    noDeposit: 'Left empty, none is asked for.',
    services: 'Services',
    notes: 'Notes',
    notesHint: 'Only you see them.',
    noServices: 'This property has no services.',
    mandatory: 'mandatory',
    chargedPrice: charges.chargedPrice,
    charged: (name: string, price: string) => `${name} · ${price}`,
    perDay: (name: string, price: number) => `${name} · ${en.euros(price)} per day`,
    once: (name: string, price: number) => `${name} · ${en.euros(price)} once`,
  },
  deposit: {
    question: (deposit: number) => `Save a deposit of ${en.euros(deposit)}?`,
    total: (total: number) => `The whole stay costs ${en.euros(total)}.`,
    save: (deposit: number) => `Save ${en.euros(deposit)}`,
    change: 'Change the deposit',
  },
  pricing: {
    question: 'Which price?',
    current: (total: number) => `New price at today’s rates: ${en.euros(total)}`,
    keep: (total: number) => `Keep the agreed price: ${en.euros(total)}`,
  },
  hints: {
    checkIn: 'Please select a check-in date.',
    checkOut: 'Now select a check-out date to see available properties.',
    property: 'Please select a property.',
    unit: 'Please select a unit.',
    guests: 'Please enter the number of guests.',
    client: 'Please select a client.',
    noneFree: 'No available properties for the selected dates. <calendar>See the availability calendar</calendar>',
    taken: 'The unit is not free for these dates. Choose other dates or another unit.',
    takenFrom: (stays: readonly StayDates[]) =>
      `The unit is not free for these dates. It is taken from ${stays.map(range).join(', from ')}. Choose other dates or another unit.`,
  },
  delete: {
    invoiced: 'Cannot be deleted: an invoice was issued for it.',
    paid: (amount: number) => `Cannot be deleted: ${en.euros(amount)} was paid for it.`,
    payments: 'Cannot be deleted: payments are recorded for it.',
    cancelInstead: 'Cancel it instead.',
    gone: 'The booking will be deleted for good.',
    goneWithDraft: 'The booking and its draft invoice will be deleted for good.',
  },
}
export type Messages = typeof messages
