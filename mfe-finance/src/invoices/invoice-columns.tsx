import { recipientOf } from '@keyhaven/shared-contracts/contract/finance/invoice-words'
import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { DayText, Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoice-actions'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import dayjs from 'dayjs'
import { documentState } from './document-state.ts'
import { StayCell } from './stay-cell.tsx'
import type { Messages } from '../messages/invoices/en.ts'

export const invoiceColumns = (t: Messages): Column<Invoice>[] => [
  {
    key: 'number',
    width: 124,
    title: t.columns.number,
    card: 'heading',
    sort: 'number',
    render: (invoice) => (
      <>
        {invoice.status !== 'draft' && (
          <Text numeric block>
            {invoice.invoice_number}
          </Text>
        )}
        <StatusDot {...documentState(t, invoice)} />
        {invoice.is_fee && (
          <Text type="secondary" block size={13}>
            {t.fee}
          </Text>
        )}
        {invoice.cancels_number && (
          <Text type="secondary" block size={13} numeric>
            {t.cancelsNumber(invoice.cancels_number)}
          </Text>
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
    render: ({ booking }) => <StayCell booking={booking} label={t.openBooking(booking.reference)} />,
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
        <Text component="b" weight={600}>
          <Money value={total_price} />
        </Text>
        {balance > 0 && (
          <Text type="secondary" block size={13} numeric>
            {balance < total_price ? t.partlyUnpaid(balance) : t.unpaid}
          </Text>
        )}
        {mailed_at && (
          <Text type="secondary" block size={13}>
            {t.mailed(dayjs(mailed_at).format('YYYY-MM-DD'))}
          </Text>
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
