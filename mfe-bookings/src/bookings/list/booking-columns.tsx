import { CheckOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons'
import type { Booking, ListedBooking } from '@keyhaven/shared-contracts/contract/bookings'
import { counted, DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { theme, Button, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { statusLabels, statusTones } from '../booking-status.ts'

/** A tick and the amount of a deposit that is paid, else an X. */
function Deposit({ booking }: { booking: Pick<Booking, 'deposit_paid' | 'deposit_amount'> }) {
  const { token } = theme.useToken()
  if (!booking.deposit_paid) return <span title="Not paid">X</span>
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <CheckOutlined aria-label="Paid" style={{ color: token.colorSuccess }} /> <Money value={booking.deposit_amount} />
    </span>
  )
}

type Actions = {
  edit: (booking: Booking) => void
  show: (booking: Booking) => void
  /** Whether there is room for services and deposit in columns of their own. */
  isRoomy: boolean
  /** Whether each booking is a card, where buttons have room for words. */
  isCards: boolean
}

const services = ({ services: booked }: Booking) => booked.map(({ name }) => name).join(', ') || 'No booked services'

/** What belongs to something, in a second line. */
const Below = ({ children }: { children: ReactNode }) => (
  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13, fontWeight: 400 }}>
    {children}
  </Typography.Text>
)

/** The bookings' columns; on narrow desks some of them share one, so that the money is always in sight. */
export const bookingColumns = ({ edit, show, isRoomy, isCards }: Actions): Column<ListedBooking>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 130,
    sort: 'guest',
    card: 'heading',
    render: ({ client, is_similar }) => (
      <>
        {clientName(client)}
        {is_similar && <Below>Similar name</Below>}
        {client.address.phone && <Below>{client.address.phone}</Below>}
      </>
    ),
  },
  {
    key: 'stay',
    title: 'Arrival – Departure',
    width: 116,
    sort: 'arrival',
    render: ({ check_in, check_out, total_days, guests_count }) => (
      <>
        <DayText value={check_in} /> – <DayText value={check_out} />
        <Below>
          {counted(total_days, 'nights')}, {counted(guests_count, 'guests')}
        </Below>
      </>
    ),
  },
  {
    key: 'room',
    title: 'Room',
    width: 128,
    render: (booking) => (
      <>
        {booking.unit.name}
        <Below>{booking.property.name}</Below>
        {!isRoomy && booking.services.length > 0 && <Below>{services(booking)}</Below>}
      </>
    ),
  },
  ...(isRoomy ? [{ key: 'services', title: 'Booked Service', width: 96, render: services }] : []),
  {
    key: 'status',
    title: 'Status',
    width: 108,
    render: ({ status }) => <StatusDot tone={statusTones[status]} label={statusLabels[status]} />,
  },
  {
    key: 'total',
    title: 'Total Price',
    width: 104,
    sort: 'total',
    align: 'end',
    render: (booking) => (
      <>
        <Money value={booking.total_price} />
        {!isRoomy && (
          <Below>
            Deposit <Deposit booking={booking} />
          </Below>
        )}
      </>
    ),
  },
  ...(isRoomy
    ? [
        {
          key: 'deposit',
          title: 'Deposit',
          width: 104,
          align: 'end' as const,
          render: (booking: Booking) => <Deposit booking={booking} />,
        },
      ]
    : []),
  {
    key: 'actions',
    title: 'Actions',
    width: 88,
    card: 'action',
    render: (booking) => (
      <Flex gap={4}>
        <Button
          icon={<EditOutlined aria-hidden />}
          title="Edit"
          aria-label={`Edit ${booking.reference}`}
          onClick={() => edit(booking)}
        >
          {isCards && 'Edit'}
        </Button>
        <Button
          icon={<EyeOutlined aria-hidden />}
          title="Details"
          aria-label={`Details of ${booking.reference}`}
          onClick={() => show(booking)}
        >
          {isCards && 'Details'}
        </Button>
      </Flex>
    ),
  },
]
