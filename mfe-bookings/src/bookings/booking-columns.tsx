import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { DayText } from '@keyhaven/shared-contracts/web/ui/day-text'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button } from 'antd'
import { clientName } from '../clients/client-name.ts'
import { Deposit } from './deposit.tsx'
import { statusLabels, statusTones } from './booking-status.ts'

type Actions = { edit: (booking: Booking) => void; show: (booking: Booking) => void }

const services = ({ services: booked }: Booking) => booked.map(({ name }) => name).join(', ') || 'No booked services'

export const bookingColumns = ({ edit, show }: Actions): Column<Booking>[] => [
  {
    key: 'status',
    title: 'Status',
    width: 108,
    card: 'heading',
    render: ({ status }) => <StatusDot tone={statusTones[status]} label={statusLabels[status]} />,
  },
  {
    key: 'name',
    title: 'Name',
    width: 126,
    card: 'heading',
    render: ({ client }) => <span style={{ overflowWrap: 'anywhere' }}>{clientName(client)}</span>,
  },
  { key: 'guests', title: 'Guests', width: 70, align: 'end', render: ({ guests_count }) => guests_count },
  { key: 'property', title: 'Property', width: 122, render: ({ property }) => property.name },
  { key: 'room', title: 'Room', width: 112, render: ({ unit }) => unit.name },
  { key: 'arrival', title: 'Arrival Date', width: 102, render: ({ check_in }) => <DayText value={check_in} /> },
  { key: 'departure', title: 'Departure Date', width: 104, render: ({ check_out }) => <DayText value={check_out} /> },
  { key: 'services', title: 'Booked Service', width: 138, render: services },
  {
    key: 'total',
    title: 'Total Price',
    width: 100,
    align: 'end',
    render: ({ total_price }) => <Money value={total_price} />,
  },
  { key: 'deposit', title: 'Deposit', width: 112, align: 'end', render: (booking) => <Deposit booking={booking} /> },
  {
    key: 'edit',
    title: 'Edit',
    width: 76,
    card: 'action',
    render: (booking) => (
      <Button aria-label={`Edit ${booking.reference}`} onClick={() => edit(booking)}>
        Edit
      </Button>
    ),
  },
  {
    key: 'details',
    title: 'Details',
    width: 98,
    card: 'action',
    render: (booking) => (
      <Button aria-label={`Details of ${booking.reference}`} onClick={() => show(booking)}>
        Details
      </Button>
    ),
  },
]
