import type { Invoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { recipientOf } from '@keyhaven/shared-contracts/contract/finance/invoice-words'
import { Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { InvoiceActions } from '@keyhaven/shared-contracts/web/invoices'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { bookingCatalog, cancellationCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking/en.ts'
import './money.css'
import { documentState } from './money-words.ts'
import { documentsOf } from './use-booking-account.ts'

const MailDialog = lazyDialog(() => import('@keyhaven/shared-contracts/web/invoices'), 'MailDialog')

type Props = {
  booking: number
  /** Inside the booking's form: whether something was typed and not saved. No document says it yet, so nothing is issued meanwhile. */
  unsaved?: boolean
}

const whatFollows = (t: Messages['invoices'], documents: readonly Invoice[]) => {
  const issued = documents.find(({ kind, status }) => kind === 'invoice' && status === 'issued')
  if (issued) return t.willAsk(issued.invoice_number)
  return documents.some(({ status }) => status === 'draft') && t.saveFirst
}

/** The documents of a booking, newest first, each with what can be done with it. */
export function InvoicesBlock({ booking, unsaved }: Props) {
  const { invoices: t, mail } = useMessages(bookingCatalog)
  const cancellation = useMessages(cancellationCatalog)
  const [mailing, setMailing] = useState<number | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...documentsOf(booking),
    // The links to the PDFs are good for 15 minutes.
    refetchInterval: 10 * 60_000,
  })
  return (
    <section className="money-part money-documents" aria-label={t.title}>
      <Typography.Title level={3}>{t.title}</Typography.Title>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div role="status" aria-label={t.loading}>
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
                <StatusDot {...documentState(t, invoice)} />
                {invoice.is_fee && <Typography.Text type="secondary">{cancellation.fee}</Typography.Text>}
                {invoice.cancels_number && (
                  <Typography.Text type="secondary">{t.cancels(invoice.cancels_number)}</Typography.Text>
                )}
                <Money value={invoice.total_price} />
              </Flex>
              {unsaved === undefined && invoice.status !== 'draft' && (
                <Button aria-label={mail.documentOf(invoice.invoice_number)} onClick={() => setMailing(invoice.id)}>
                  {mail.document}
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
