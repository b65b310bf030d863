import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { CheckOutlined, SwapOutlined } from '@ant-design/icons'
import type { Booking, ListedBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { bookingsCatalog } from '../../messages/catalogs.ts'
import type { Messages as BookingMessages } from '../../messages/booking/en.ts'
import type { Messages } from '../../messages/bookings/en.ts'
import { statusLabel, statusTones } from '../booking-status.ts'

/** A tick and the amount of a deposit that is paid, else an X. */
function Deposit({ booking }: { booking: Pick<Booking, 'deposit_paid' | 'deposit_amount'> }) {
  const t = useMessages(bookingsCatalog)
  if (!booking.deposit_paid) return <span title={t.depositNotPaid}>X</span>
  return (
    <Text nowrap>
      <CheckOutlined aria-label={t.depositPaid} style={{ color: 'var(--good)' }} />{' '}
      <Money value={booking.deposit_amount} />
    </Text>
  )
}

type Actions = {
  edit: (booking: Booking) => void
  show: (booking: Booking) => void
}

const servicesOf = ({ services }: Booking) => services.map(({ name }) => name).join(', ')

/** Second line of a cell. */
const Below = ({ children }: { children: ReactNode }) => (
  <Text type="secondary" block size={13} weight={400}>
    {children}
  </Text>
)

type Columns = Record<
  'status' | 'name' | 'room' | 'stay' | 'services' | 'total' | 'deposit' | 'actions',
  Column<ListedBooking>
>

type StatusWords = Pick<BookingMessages, 'status' | 'ended'>

const columnsOf = (t: Messages, words: StatusWords, { edit, show }: Actions): Columns => ({
  status: {
    key: 'status',
    title: t.columns.status,
    width: 116,
    render: (booking) => (
      <>
        <StatusDot tone={statusTones[booking.status]} label={statusLabel(words, booking)} />
        {booking.change && (
          <Text type="warning" block size={13}>
            <SwapOutlined aria-hidden /> {t.asksForChange}
          </Text>
        )}
      </>
    ),
  },
  name: {
    key: 'name',
    title: t.columns.name,
    width: 140,
    sort: 'guest',
    card: 'heading',
    render: ({ client, is_similar }) => (
      <>
        {clientName(client)}
        {is_similar && <Below>{t.similarName}</Below>}
        {client.address.phone && (
          <Below>
            <Text nowrap>{client.address.phone}</Text>
          </Below>
        )}
      </>
    ),
  },
  room: {
    key: 'room',
    title: t.columns.room,
    width: 132,
    render: (booking) => (
      <>
        <span>{booking.unit.name}</span>
        <Below>{booking.property.name}</Below>
      </>
    ),
  },
  stay: {
    key: 'stay',
    title: t.columns.stay,
    width: 196,
    sort: 'arrival',
    render: ({ check_in, check_out, total_days, ...guests }) => (
      <>
        <Text nowrap>
          <DayText value={check_in} /> – <DayText value={check_out} />
        </Text>
        <Below>{t.length(total_days, partyOf(guests))}</Below>
      </>
    ),
  },
  services: {
    key: 'services',
    title: t.columns.services,
    width: 124,
    render: (booking) => servicesOf(booking) || <Text nowrap>{t.noServices}</Text>,
  },
  total: {
    key: 'total',
    title: t.columns.total,
    width: 108,
    sort: 'total',
    align: 'end',
    render: (booking) => <Money value={booking.total_price} />,
  },
  deposit: {
    key: 'deposit',
    title: t.columns.deposit,
    width: 104,
    align: 'end',
    render: (booking) => <Deposit booking={booking} />,
  },
  actions: {
    key: 'actions',
    title: t.columns.actions,
    // Two buttons with words in the longest of the languages.
    width: 214,
    card: 'action',
    render: (booking) => (
      <Flex gap={4}>
        <Button aria-label={t.editOne(booking.reference)} onClick={() => edit(booking)}>
          {t.edit}
        </Button>
        <Button aria-label={t.detailsOf(booking.reference)} onClick={() => show(booking)}>
          {t.details}
        </Button>
      </Flex>
    ),
  },
})

/** The bookings' columns in the order of the specification, the property under its room, the guests under their nights. */
export const bookingColumns = (t: Messages, words: StatusWords, actions: Actions) => {
  const { name, room, stay, services, total, deposit, ...rest } = columnsOf(t, words, actions)
  const all = [rest.status, name, room, stay, services, total, deposit, rest.actions]
  /** On narrow desks some columns share one, so that the money is always in sight. */
  const compact = [
    rest.status,
    name,
    {
      ...room,
      render: (booking: ListedBooking) => (
        <>
          {room.render(booking)}
          {booking.services.length > 0 && <Below>{servicesOf(booking)}</Below>}
        </>
      ),
    },
    stay,
    {
      ...total,
      render: (booking: ListedBooking) => (
        <>
          {total.render(booking)}
          <Below>
            {t.columns.deposit} <Deposit booking={booking} />
          </Below>
        </>
      ),
    },
    rest.actions,
  ]
  return { columns: all, compact }
}
