import { recipientOf, stateOf } from '@keyhaven/shared-contracts/contract/invoice-words'
import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoices'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Typography } from 'antd'
import dayjs from 'dayjs'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
const below = { display: 'block', fontSize: 13 } as const

export const invoiceColumns: Column<Invoice>[] = [
  {
    key: 'number',
    width: 118,
    title: 'Booking Number',
    card: 'heading',
    sort: 'number',
    render: (invoice) => (
      <>
        {invoice.status !== 'draft' && <span style={{ ...figures, display: 'block' }}>{invoice.invoice_number}</span>}
        <StatusDot {...stateOf(invoice)} />
        {invoice.cancels_number && (
          <Typography.Text type="secondary" style={{ ...below, ...figures }}>
            of {invoice.cancels_number}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'name',
    width: 100,
    title: 'Name',
    sort: 'name',
    render: (invoice) => (
      <span style={{ display: 'block', maxWidth: 320, overflowWrap: 'anywhere' }}>{recipientOf(invoice)}</span>
    ),
  },
  {
    key: 'stay',
    width: 140,
    title: 'Stay',
    render: ({ booking }) => (
      <>
        <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{booking.unit.name}</span>
        <Typography.Text type="secondary" style={below}>
          <DayText value={booking.check_in} /> – <DayText value={booking.check_out} />
        </Typography.Text>
        <TextLink to={paths.bookings(booking.id)} aria-label={`Open booking ${booking.reference}`}>
          {booking.reference}
        </TextLink>
      </>
    ),
  },
  {
    key: 'date',
    width: 98,
    title: 'Date',
    sort: 'date',
    render: ({ created_at }) => <DayText value={dayjs(created_at).format('YYYY-MM-DD')} />,
  },
  {
    key: 'amount',
    width: 108,
    title: 'Amount',
    align: 'end',
    sort: 'amount',
    render: ({ total_price, balance }) => (
      <>
        <b style={{ fontWeight: 600 }}>
          <Money value={total_price} />
        </b>
        {balance > 0 && (
          <Typography.Text type="secondary" style={below}>
            {balance < total_price ? (
              <>
                <Money value={balance} /> unpaid
              </>
            ) : (
              'unpaid'
            )}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    width: 128,
    card: 'action',
    render: (invoice) => <InvoiceActions invoice={invoice} />,
  },
]
