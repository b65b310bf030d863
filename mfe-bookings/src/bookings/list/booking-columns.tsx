import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import { CheckOutlined, EditOutlined, EyeOutlined, SwapOutlined } from '@ant-design/icons'
import type { Booking, ListedBooking } from '@keyhaven/shared-contracts/contract/bookings'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme, Button, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { bookingsCatalog } from '../../messages/catalogs.ts'
import type { Messages as BookingMessages } from '../../messages/booking/en.ts'
import type { Messages } from '../../messages/bookings/en.ts'
import { statusTones } from '../booking-status.ts'

/** A tick and the amount of a deposit that is paid, else an X. */
function Deposit({ booking }: { booking: Pick<Booking, 'deposit_paid' | 'deposit_amount'> }) {
  const t = useMessages(bookingsCatalog)
  const { token } = theme.useToken()
  if (!booking.deposit_paid) return <span title={t.depositNotPaid}>X</span>
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <CheckOutlined aria-label={t.depositPaid} style={{ color: token.colorSuccess }} />{' '}
      <Money value={booking.deposit_amount} />
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

const servicesOf = ({ services }: Booking) => services.map(({ name }) => name).join(', ')

/** What belongs to something, in a second line. */
const Below = ({ children }: { children: ReactNode }) => (
  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13, fontWeight: 400 }}>
    {children}
  </Typography.Text>
)

/** The bookings' columns; on narrow desks some of them share one, so that the money is always in sight. */
export const bookingColumns = (
  t: Messages,
  status: BookingMessages['status'],
  { edit, show, isRoomy, isCards }: Actions,
): Column<ListedBooking>[] => [
  {
    key: 'name',
    title: t.columns.name,
    width: 124,
    sort: 'guest',
    card: 'heading',
    render: ({ client, is_similar }) => (
      <>
        {clientName(client)}
        {is_similar && <Below>{t.similarName}</Below>}
        {client.address.phone && <Below>{client.address.phone}</Below>}
      </>
    ),
  },
  {
    key: 'stay',
    title: t.columns.stay,
    width: 116,
    sort: 'arrival',
    render: ({ check_in, check_out, total_days, ...guests }) => (
      <>
        <DayText value={check_in} /> – <DayText value={check_out} />
        <Below>{t.length(total_days, partyOf(guests))}</Below>
      </>
    ),
  },
  {
    key: 'room',
    title: t.columns.room,
    width: 124,
    render: (booking) => (
      <>
        {booking.unit.name}
        <Below>{booking.property.name}</Below>
        {!isRoomy && booking.services.length > 0 && <Below>{servicesOf(booking)}</Below>}
      </>
    ),
  },
  ...(isRoomy
    ? [
        {
          key: 'services',
          title: t.columns.services,
          width: 96,
          render: (booking: Booking) => servicesOf(booking) || t.noServices,
        },
      ]
    : []),
  {
    key: 'status',
    title: t.columns.status,
    width: 118,
    render: (booking) => (
      <>
        <StatusDot tone={statusTones[booking.status]} label={status[booking.status]} />
        {booking.change && (
          <Typography.Text type="warning" style={{ display: 'block', fontSize: 13 }}>
            <SwapOutlined aria-hidden /> {t.asksForChange}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'total',
    title: t.columns.total,
    width: 104,
    sort: 'total',
    align: 'end',
    render: (booking) => (
      <>
        <Money value={booking.total_price} />
        {!isRoomy && (
          <Below>
            {t.columns.deposit} <Deposit booking={booking} />
          </Below>
        )}
      </>
    ),
  },
  ...(isRoomy
    ? [
        {
          key: 'deposit',
          title: t.columns.deposit,
          width: 104,
          align: 'end' as const,
          render: (booking: Booking) => <Deposit booking={booking} />,
        },
      ]
    : []),
  {
    key: 'actions',
    title: t.columns.actions,
    width: 88,
    card: 'action',
    render: (booking) => (
      <Flex gap={4}>
        <Button
          icon={<EditOutlined aria-hidden />}
          title={t.edit}
          aria-label={t.editOne(booking.reference)}
          onClick={() => edit(booking)}
        >
          {isCards && t.edit}
        </Button>
        <Button
          icon={<EyeOutlined aria-hidden />}
          title={t.details}
          aria-label={t.detailsOf(booking.reference)}
          onClick={() => show(booking)}
        >
          {isCards && t.details}
        </Button>
      </Flex>
    ),
  },
]
