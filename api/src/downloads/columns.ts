import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { importColumns } from '@keyhaven/shared-contracts/contract/client-import'
import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import type { TaxRow } from '../invoices/exports.ts'
import type { CsvColumn } from './csv.ts'

type Field = (typeof importColumns)[keyof typeof importColumns]

const fieldOf = (client: Client, field: Field) =>
  field === 'first_name' || field === 'last_name' || field === 'email' ? client[field] : client.address[field]

/** Those that an import reads, and whether the client is active. */
export const clientColumns: readonly CsvColumn<Client>[] = [
  ...Object.entries(importColumns).map(
    ([heading, field]) => [heading, (client: Client) => fieldOf(client, field)] as const,
  ),
  ['Active', (client) => client.active],
]

/** Nothing where the owner booked it; what came too late for instant booking became a request. */
const asOf = ({ booked_as }: Booking) => (booked_as === 'instant_ended' ? 'request' : (booked_as ?? ''))

export const bookingColumns: readonly CsvColumn<Booking>[] = [
  ['Booking', (booking) => booking.reference],
  ['Status', (booking) => booking.status],
  ['Check-in', (booking) => booking.check_in],
  ['Check-out', (booking) => booking.check_out],
  ['Nights', (booking) => booking.total_days],
  ['Guests', (booking) => booking.guests_count],
  ['First name', (booking) => booking.client.first_name],
  ['Last name', (booking) => booking.client.last_name],
  ['Email', (booking) => booking.client.email],
  ['Phone', (booking) => booking.client.address.phone],
  ['Property', (booking) => booking.property.name],
  ['Unit', (booking) => booking.unit.name],
  ['Services', (booking) => booking.services.map((service) => service.name).join(', ')],
  ['Promo code', (booking) => booking.promo_code?.code ?? ''],
  ['Total', (booking) => booking.total_price.toFixed(2)],
  ['Deposit', (booking) => booking.deposit_amount.toFixed(2)],
  ['Deposit paid', (booking) => booking.deposit_paid],
  ['Created', (booking) => booking.created_at.slice(0, 10)],
  ['Adults', (booking) => partyOf(booking).adults],
  ['Ages of children', (booking) => partyOf(booking).children.join(', ')],
  ['Infants', (booking) => partyOf(booking).infants],
  ['Pets', (booking) => partyOf(booking).pets],
  ['Cancellation fee', (booking) => (booking.cancellation_fee ?? 0).toFixed(2)],
  ['Booked as', asOf],
]

/** What a tax adviser books: each document once for each rate, in euros. */
export const taxColumns: readonly CsvColumn<TaxRow>[] = [
  ['Number', (row) => row.number],
  ['Date', (row) => row.date],
  ['Kind', (row) => row.kind],
  ['Cancels', (row) => row.cancels],
  ['Booking', (row) => row.reference],
  ['Client', (row) => row.client],
  ['Country', (row) => row.country],
  ['Arrival', (row) => row.check_in],
  ['Departure', (row) => row.check_out],
  ['VAT rate', (row) => row.rate],
  ['Net', (row) => row.net],
  ['VAT', (row) => row.vat],
  ['Gross', (row) => row.gross],
]
