import { en } from '../../languages/en.ts'

/** Fields as their forms label them: "Name is required". */
export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  clientFirstName: 'First Name',
  clientLastName: 'Last Name',
  taxId: 'Tax ID',
  zipCode: 'Zip code',
  postalCode: 'Postal code',
  street: 'Street',
  houseNumber: 'House number',
  city: 'City',
  country: 'Country',
  streetAndHouseNumber: 'Street and House Number',
  cityAndPostalCode: 'City and Postal Code',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  guestsCount: 'Guests count',
  status: 'Status',
  depositAmount: 'Deposit amount',
  property: 'Property',
  serviceProperty: 'Property',
  unit: 'Unit',
  code: 'Code',
  description: 'Description',
  discount: 'Discount',
  name: 'Name',
  pricePerNight: 'Price per Night',
  type: 'Type',
  price: 'Price',
  baseCapacity: 'Base capacity',
  maxCapacity: 'Max Capacity',
  pricePerExtraPerson: 'Price per Extra Person',
  message: 'Message',
}

/** Things that people choose or enter: "Choose a client". */
export const objects = {
  property: 'a property',
  unit: 'a unit',
  status: 'a status',
  type: 'a type',
  client: 'a client',
  booking: 'a booking',
  service: 'a service',
  firstNight: 'the first night',
  lastNight: 'the last night',
  picture: 'a picture',
  year: 'a year',
  unitType: 'a unit type',
  bed: 'a kind of bed',
  room: 'a kind of room',
  firstDay: 'the first day',
  lastDay: 'the last day',
  period: 'a period',
  kind: 'a kind',
  month: 'a month',
  checkIn: 'a check-in date',
  checkOut: 'a check-out date',
  colour: 'a colour',
  change: 'a change',
  csvFile: 'a CSV file',
  paymentDay: 'the day of the payment',
  date: 'a date',
  amount: 'an amount',
  refundReason: 'the reason for the refund',
  percentage: 'a percentage',
  rates: 'the rates',
  lodgingRate: 'the rate for lodging',
  extrasRate: 'the rate for extras',
  ownPassword: 'your password',
  appCode: 'the code of your app',
  recoveryCode: 'a recovery code',
  pageAddress: 'the address of your page',
  vatRate: 'the VAT rate in percent',
  minimumStay: 'the minimum stay in nights',
}

/** Things that are chosen from a list. */
export const lists = {
  scopes: 'scopes',
  events: 'events',
  encoding: 'an encoding',
  services: 'services',
  language: 'a language',
  timeZone: 'a time zone',
  units: 'units',
  amenities: 'amenities',
  unitTypes: 'types',
}

/** Records that may be gone: "Booking not found." */
export const things = {
  account: 'Account',
  block: 'Block',
  booking: 'Booking',
  client: 'Client',
  delivery: 'Delivery',
  invoice: 'Invoice',
  key: 'Key',
  passkey: 'Passkey',
  picture: 'Picture',
  promoCode: 'Promo code',
  property: 'Property',
  request: 'Request',
  season: 'Season',
  service: 'Service',
  session: 'Session',
  site: 'Site',
  stayRule: 'Rule',
  discount: 'Discount',
  touristTax: 'Tourist tax',
  unit: 'Unit',
  webhook: 'Webhook',
}

/** Amounts that a limit is said in: "At most 3 steps". */
export const amounts = {
  hours: (count: number) => en.plural(count, { one: '# hour', other: '# hours' }),
  nights: (count: number) => en.plural(count, { one: '# night', other: '# nights' }),
  months: (count: number) => en.plural(count, { one: '# month', other: '# months' }),
  years: (count: number) => en.plural(count, { one: '# year', other: '# years' }),
  addresses: (count: number) => en.plural(count, { one: '# address', other: '# addresses' }),
  units: (count: number) => en.plural(count, { one: '# unit', other: '# units' }),
  perPage: (count: number) => `${en.number(count)} a page`,
  euros: (count: number) => `${en.number(count)} euros`,
  steps: (count: number) => en.plural(count, { one: '# step', other: '# steps' }),
  rateChanges: (count: number) => en.plural(count, { one: '# rate change', other: '# rate changes' }),
  percent: (count: number) => en.percent(count),
}

export type Field = keyof typeof labels
export type Choice = keyof typeof objects
export type List = keyof typeof lists
export type Thing = keyof typeof things
export type Amount = keyof typeof amounts
