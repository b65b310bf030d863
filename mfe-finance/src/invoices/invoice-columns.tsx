import { recipientOf, stateOf } from '@keyhaven/shared-contracts/contract/invoice-words'
import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { DayText } from '@keyhaven/shared-contracts/web/ui/day-text'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/ui/invoice-actions'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Typography } from 'antd'
import dayjs from 'dayjs'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
const below = { display: 'block', fontSize: 13 } as const

export const invoiceColumns: Column<Invoice>[] = [
  {
    key: 'number',
    title: 'Booking Number',
    card: 'heading',
    render: ({ invoice_number }) => <span style={figures}>{invoice_number}</span>,
  },
  {
    key: 'name',
    title: 'Name',
    render: (invoice) => (
      <span style={{ display: 'block', maxWidth: 320, overflowWrap: 'anywhere' }}>{recipientOf(invoice)}</span>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    render: ({ created_at }) => <DayText value={dayjs(created_at).format('YYYY-MM-DD')} />,
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    render: ({ total_price, balance }) => (
      <>
        <Money value={total_price} />
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
    key: 'status',
    title: 'Status',
    render: (invoice) => (
      <>
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
    key: 'actions',
    title: 'Actions',
    width: 210,
    card: 'action',
    render: (invoice) => <InvoiceActions invoice={invoice} />,
  },
]
