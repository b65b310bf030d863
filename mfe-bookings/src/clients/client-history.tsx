import { bookingsApi, type ListedBooking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type ClientHistory as History, clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { paymentWords } from '@keyhaven/shared-contracts/contract/finance/payments'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { type Column, DataTable } from '@keyhaven/shared-contracts/web/list'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { statusTones } from '../bookings/booking-status.ts'
import { useBookingInAddress } from '../bookings/popup/use-booking-in-address.ts'
import { bookingCatalog, bookingsCatalog, clientsCatalog } from '../messages/catalogs.ts'
import type { Messages as BookingMessages } from '../messages/booking/en.ts'
import type { Messages as ListMessages } from '../messages/bookings/en.ts'
import './client-history.css'

const Below = ({ children }: { children: ReactNode }) => (
  <Text type="secondary" block size={13} weight={400}>
    {children}
  </Text>
)

const stayColumns = (t: ListMessages, { status }: BookingMessages): Column<ListedBooking>[] => [
  {
    key: 'stay',
    title: t.columns.stay,
    width: 196,
    card: 'heading',
    render: ({ check_in, check_out, total_days, ...guests }) => (
      <>
        <Text nowrap>
          <DayText value={check_in} /> – <DayText value={check_out} />
        </Text>
        <Below>{t.length(total_days, partyOf(guests))}</Below>
      </>
    ),
  },
  {
    key: 'room',
    title: t.columns.room,
    width: 150,
    render: ({ unit, property }) => (
      <>
        <span>{unit.name}</span>
        <Below>{property.name}</Below>
      </>
    ),
  },
  {
    key: 'status',
    title: t.columns.status,
    width: 116,
    render: (booking) => <StatusDot tone={statusTones[booking.status]} label={status[booking.status]} />,
  },
  {
    key: 'total',
    title: t.columns.total,
    width: 108,
    align: 'end',
    render: ({ total_price }) => <Money value={total_price} />,
  },
]

/** One sum over all stays. */
function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="client-sum" role="group" aria-label={name}>
      <Text type="secondary" size={13}>
        {name}
      </Text>
      <Text component="div" size={18} weight={600} numeric>
        {children}
      </Text>
    </div>
  )
}

function Payments({ payments, onOpen }: { payments: History['payments']; onOpen: (booking: number) => void }) {
  const { history: t, ledger } = useMessages(clientsCatalog)
  if (payments.length === 0) return <Typography.Text type="secondary">{t.noPayments}</Typography.Text>
  return (
    <Stack component="ul">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Flex className="client-payment" gap="0 16px" wrap align="baseline">
            <span className="client-payment-day">
              <DayText value={payment.date} />
            </span>
            <span className="client-payment-words">
              {paymentWords(ledger, payment)}
              {payment.note && <Below>{payment.note}</Below>}
            </span>
            <Button type="link" size="small" onClick={() => onOpen(payment.booking.id)}>
              {payment.booking.reference}
            </Button>
            <span className="client-payment-amount">
              <Money value={payment.amount} />
            </span>
          </Flex>
        </li>
      ))}
    </Stack>
  )
}

/** History of a client: the sums, each stay, each payment. */
export function ClientHistory({ client }: { client: number }) {
  const { history: t, ledger } = useMessages(clientsCatalog)
  const list = useMessages(bookingsCatalog)
  const booking = useMessages(bookingCatalog)
  const language = useLanguage()
  const { open } = useBookingInAddress()
  const { data, error, isFetching, refetch } = useQuery(q(clientsApi.history, { params: { id: client } }))
  const grey = <Skeleton.Button active size="small" />
  return (
    <Flex vertical gap={16}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!(error && !data) && (
        <Card styles={{ body: { padding: 0 } }} aria-busy={!data}>
          <Flex wrap>
            <Sum name={t.stays}>{data ? language.number(data.stays) : grey}</Sum>
            <Sum name={t.nights}>{data ? language.number(data.nights) : grey}</Sum>
            <Sum name={t.total}>{data ? <Money value={data.total} /> : grey}</Sum>
            <Sum name={t.paid}>{data ? <Money value={data.paid} /> : grey}</Sum>
            <Sum name={data && data.balance < 0 ? ledger.toRefund : t.left}>
              {data ? <Money value={Math.abs(data.balance)} /> : grey}
            </Sum>
          </Flex>
        </Card>
      )}
      <section aria-label={t.stays}>
        <DataTable
          what="bookings"
          searchable={false}
          list={(query) => qList(bookingsApi.list, { query: { ...query, client, sort: '-arrival' } })}
          columns={stayColumns(list, booking)}
          onOpen={({ id }) => open(id)}
          empty={<EmptyState title={t.noStays} />}
        />
      </section>
      {data && (
        <Card
          title={
            <Text component="h2" size={16}>
              {t.payments}
            </Text>
          }
        >
          <Payments payments={data.payments} onOpen={open} />
        </Card>
      )}
    </Flex>
  )
}
