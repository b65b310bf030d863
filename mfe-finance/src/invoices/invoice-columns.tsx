import { DownloadOutlined } from '@ant-design/icons'
import type { Invoice } from '@keyhaven/shared-contracts/contract/invoices'
import { apiUrl } from '@keyhaven/shared-contracts/web/client'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { DayText } from '@keyhaven/shared-contracts/web/ui/day-text'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { Button } from 'antd'
import dayjs from 'dayjs'

const nameOf = ({ booking: { client } }: Invoice) => `${client.first_name} ${client.last_name}`.trim()
const document = ({ kind, invoice_number }: Invoice) =>
  `${kind === 'cancellation' ? 'cancellation' : 'invoice'} ${invoice_number}`

export const invoiceColumns: Column<Invoice>[] = [
  {
    key: 'number',
    title: 'Booking Number',
    card: 'heading',
    render: ({ invoice_number }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{invoice_number}</span>,
  },
  {
    key: 'name',
    title: 'Name',
    render: (invoice) => (
      <span style={{ display: 'block', maxWidth: 320, overflowWrap: 'anywhere' }}>{nameOf(invoice)}</span>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    render: ({ created_at }) => <DayText value={dayjs(created_at).format('YYYY-MM-DD')} />,
  },
  { key: 'amount', title: 'Amount', align: 'end', render: ({ total_price }) => <Money value={total_price} /> },
  {
    key: 'actions',
    title: 'Actions',
    width: 150,
    card: 'action',
    render: (invoice) => (
      <Button
        type="link"
        icon={<DownloadOutlined aria-hidden />}
        href={new URL(invoice.pdf_file, apiUrl('/')).href}
        target="_blank"
        rel="noopener"
        aria-label={`Download ${document(invoice)} of ${nameOf(invoice)}`}
        style={{ paddingInline: 0 }}
      >
        Download
      </Button>
    ),
  },
]
