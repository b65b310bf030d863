import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { importColumns } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { exemptReasons, type MunicipalityReport } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import type { TaxRow } from '../invoices/exports.ts'
import type { CsvColumn } from './csv.ts'
import type { Messages } from './messages/en.ts'

type Field = (typeof importColumns)[keyof typeof importColumns]

/** A postal code is no number, and 7/2 is no day. */
const codes: readonly Field[] = ['postal_code', 'house_number', 'phone']

const fieldOf = (client: Client, field: Field) => {
  if (field === 'first_name' || field === 'last_name' || field === 'email') return client[field]
  return codes.includes(field) ? { code: client.address[field] } : client.address[field]
}

/** Columns that an import reads, and whether the client is active. */
export const clientColumns = ({ client: t }: Messages): CsvColumn<Client>[] => [
  ...Object.values(importColumns).map((field) => [t[field], (client: Client) => fieldOf(client, field)] as const),
  [t.active, (client) => client.active],
]

/** Way of booking; empty where the owner booked it. What came too late for instant booking became a request. */
const asOf = ({ bookedAs: t }: Messages, { booked_as }: Booking) =>
  booked_as ? t[booked_as === 'instant_ended' ? 'request' : booked_as] : ''

/** The day of booking is the one where the house is. */
export const bookingColumns = (words: Messages, zoneOf: (property: number) => string): CsvColumn<Booking>[] => {
  const { booking: t, client, status } = words
  return [
    [t.reference, (booking) => booking.reference],
    [t.status, (booking) => status[booking.status]],
    [t.check_in, (booking) => ({ day: booking.check_in })],
    [t.check_out, (booking) => ({ day: booking.check_out })],
    [t.nights, (booking) => booking.total_days],
    [t.guests, (booking) => booking.guests_count],
    [client.first_name, (booking) => booking.client.first_name],
    [client.last_name, (booking) => booking.client.last_name],
    [client.email, (booking) => booking.client.email],
    [client.phone, (booking) => ({ code: booking.client.address.phone })],
    [t.property, (booking) => ({ code: booking.property.name })],
    [t.unit, (booking) => ({ code: booking.unit.name })],
    [t.services, (booking) => booking.services.map((service) => service.name).join(', ')],
    [t.promoCode, (booking) => ({ code: booking.promo_code?.code ?? '' })],
    [t.total, (booking) => ({ euros: booking.total_price })],
    [t.deposit, (booking) => ({ euros: booking.deposit_amount })],
    [t.depositPaid, (booking) => booking.deposit_paid],
    [t.depositDue, ({ deposit_due: due }) => (due ? { day: due } : null)],
    [t.created, (booking) => ({ day: dayIn(zoneOf(booking.property.id), new Date(booking.created_at)) })],
    [t.adults, (booking) => partyOf(booking).adults],
    [t.children, (booking) => partyOf(booking).children.join(', ')],
    [t.infants, (booking) => partyOf(booking).infants],
    [t.pets, (booking) => partyOf(booking).pets],
    [t.fee, (booking) => ({ euros: booking.cancellation_fee ?? 0 })],
    [t.bookedAs, (booking) => asOf(words, booking)],
  ]
}

/** Columns for the municipality: nights are those of persons. */
export const touristTaxColumns = ({ touristTax: t }: Messages): CsvColumn<MunicipalityReport>[] => [
  [t.municipality, (row) => ({ code: row.municipality })],
  [t.stays, (row) => row.stays],
  [t.persons, (row) => row.persons],
  [t.nights, (row) => row.nights],
  [t.taxedNights, (row) => row.taxed_nights],
  ...exemptReasons.map((reason) => [t.exempt[reason], (row: MunicipalityReport) => row.exempt[reason]] as const),
  [t.amount, (row) => ({ euros: row.amount })],
]

const dayOf = (day: Day) => ({ day })

/** Columns for a tax adviser: each document once for each rate, in euros. */
export const taxColumns = (words: Messages): CsvColumn<TaxRow>[] => {
  const { tax: t, kinds } = words
  return [
    [t.number, (row) => ({ code: row.number })],
    [t.date, (row) => dayOf(row.date)],
    [t.kind, (row) => kinds[row.kind]],
    [t.cancels, (row) => ({ code: row.cancels })],
    [t.booking, (row) => row.reference],
    [t.client, (row) => row.client],
    [t.country, (row) => row.country],
    [t.arrival, (row) => dayOf(row.check_in)],
    [t.departure, (row) => dayOf(row.check_out)],
    [t.rate, (row) => row.rate],
    [t.net, (row) => ({ euros: row.net })],
    [t.vat, (row) => ({ euros: row.vat })],
    [t.gross, (row) => ({ euros: row.gross })],
  ]
}
