import { recipientOf } from '@keyhaven/shared-contracts/contract/finance/invoice-words'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoices'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Typography } from 'antd'
import dayjs from 'dayjs'
import type { Messages } from '../messages/invoices/en.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
const tones = { draft: 'waiting', issued: 'good', cancelled: 'bad' } as const
const below = { display: 'block', fontSize: 13 } as const

/** A document in a word and a colour. */
const shownState = (t: Messages, { kind, status }: Invoice) => ({
  tone: kind === 'cancellation' ? ('bad' as const) : tones[status],
  label: kind === 'cancellation' ? t.states.cancellation : t.states[status],
})

export const invoiceColumns = (t: Messages): Column<Invoice>[] => [
  {
    key: 'number',
    width: 124,
    title: t.columns.number,
    card: 'heading',
    sort: 'number',
    render: (invoice) => (
      <>
        {invoice.status !== 'draft' && <span style={{ ...figures, display: 'block' }}>{invoice.invoice_number}</span>}
        <StatusDot {...shownState(t, invoice)} />
        {invoice.is_fee && (
          <Typography.Text type="secondary" style={below}>
            {t.fee}
          </Typography.Text>
        )}
        {invoice.cancels_number && (
          <Typography.Text type="secondary" style={{ ...below, ...figures }}>
            {t.cancelsNumber(invoice.cancels_number)}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'name',
    width: 100,
    title: t.columns.name,
    sort: 'name',
    render: (invoice) => (
      <span style={{ display: 'block', maxWidth: 320, overflowWrap: 'anywhere' }}>{recipientOf(invoice)}</span>
    ),
  },
  {
    key: 'stay',
    width: 140,
    title: t.columns.stay,
    render: ({ booking }) => (
      <>
        <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{booking.unit.name}</span>
        <Typography.Text type="secondary" style={below}>
          <DayText value={booking.check_in} /> – <DayText value={booking.check_out} />
        </Typography.Text>
        <TextLink to={paths.bookings(booking.id)} aria-label={t.openBooking(booking.reference)}>
          {booking.reference}
        </TextLink>
      </>
    ),
  },
  {
    key: 'date',
    width: 98,
    title: t.columns.date,
    sort: 'date',
    render: ({ created_at, issued_at }) => <DayText value={dayjs(issued_at ?? created_at).format('YYYY-MM-DD')} />,
  },
  {
    key: 'amount',
    width: 108,
    title: t.columns.amount,
    align: 'end',
    sort: 'amount',
    render: ({ total_price, balance, mailed_at }) => (
      <>
        <b style={{ fontWeight: 600 }}>
          <Money value={total_price} />
        </b>
        {balance > 0 && (
          <Typography.Text type="secondary" style={{ ...below, ...figures }}>
            {balance < total_price ? t.partlyUnpaid(balance) : t.unpaid}
          </Typography.Text>
        )}
        {mailed_at && (
          <Typography.Text type="secondary" style={below}>
            {t.mailed(dayjs(mailed_at).format('YYYY-MM-DD'))}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'actions',
    title: t.columns.actions,
    width: 132,
    card: 'action',
    render: (invoice) => <InvoiceActions invoice={invoice} isInList />,
  },
]
