import { type Invoice, invoicesApi, ofBooking } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { recipientOf } from '@keyhaven/shared-contracts/contract/finance/invoice-words'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoice-actions'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { documentState } from '../invoices/document-state.ts'
import type { Messages } from '../messages/booking-invoices/en.ts'
import { bookingInvoicesCatalog, invoicesCatalog } from '../messages/catalogs.ts'
import './booking-invoices.css'

const MailDialog = lazyDialog(() => import('@keyhaven/shared-contracts/web/invoices'), 'MailDialog')

type Props = {
  booking: number
  /** Inside the booking's form: whether something was typed and not saved. No document says it yet, so nothing is issued meanwhile. */
  unsaved?: boolean
}

const whatFollows = (t: Messages, documents: readonly Invoice[]) => {
  const issued = documents.find(({ kind, status }) => kind === 'invoice' && status === 'issued')
  if (issued) return t.willAsk(issued.invoice_number)
  return documents.some(({ status }) => status === 'draft') && t.saveFirst
}

/** The documents of a booking, newest first, each with what can be done with it. */
export function BookingInvoices({ booking, unsaved }: Props) {
  const t = useMessages(bookingInvoicesCatalog)
  const words = useMessages(invoicesCatalog)
  const [mailing, setMailing] = useState<number | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...qList(invoicesApi.list, { query: ofBooking(booking) }),
    placeholderData: undefined,
    // The links to the PDFs are good for 15 minutes.
    refetchInterval: 10 * 60_000,
  })
  return (
    <section className="booking-invoices" aria-label={words.title}>
      <Typography.Title level={3}>{words.title}</Typography.Title>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div role="status" aria-label={t.loading} style={{ minHeight: 40 }}>
          <Skeleton active title={false} paragraph={{ rows: 1 }} />
        </div>
      )}
      {data?.rows.length === 0 && <Typography.Text type="secondary">{t.none}</Typography.Text>}
      <Stack component="ul">
        {data?.rows.map((invoice) => (
          <li key={invoice.id} aria-label={t.documentOf(invoice.invoice_number, recipientOf(invoice))}>
            <Flex gap="4px 16px" align="center" wrap style={{ paddingBlock: 4 }}>
              <Flex flex="1 1 220px" gap="0 12px" wrap align="center">
                {invoice.status !== 'draft' && <Text numeric>{invoice.invoice_number}</Text>}
                <StatusDot {...documentState(words, invoice)} />
                {invoice.is_fee && <Typography.Text type="secondary">{words.fee}</Typography.Text>}
                {invoice.cancels_number && (
                  <Typography.Text type="secondary">{words.cancelsNumber(invoice.cancels_number)}</Typography.Text>
                )}
                <Money value={invoice.total_price} />
              </Flex>
              {unsaved === undefined && invoice.status !== 'draft' && (
                <Button aria-label={t.mailOf(invoice.invoice_number)} onClick={() => setMailing(invoice.id)}>
                  {t.mail}
                </Button>
              )}
              {!unsaved && <InvoiceActions invoice={invoice} canCancel={unsaved === undefined} />}
            </Flex>
          </li>
        ))}
      </Stack>
      {unsaved && data && <Typography.Text type="secondary">{whatFollows(t, data.rows)}</Typography.Text>}
      {mailing !== null && <MailDialog booking={booking} invoice={mailing} onClose={() => setMailing(null)} />}
    </section>
  )
}
