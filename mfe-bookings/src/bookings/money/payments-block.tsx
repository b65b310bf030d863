import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type Ledger, paymentsApi } from '@keyhaven/shared-contracts/contract/finance/payments'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, theme, Typography } from 'antd'
import { useState } from 'react'
import { bookingCatalog, cancellationCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking/en.ts'
import { paymentWords } from './payment-words.ts'

const PaymentForm = lazyDialog(() => import('./payment-form.tsx'), 'PaymentForm')

const end = { textAlign: 'end', padding: '4px 0 4px 16px', verticalAlign: 'top' } as const
const start = { padding: '4px 16px 4px 0', verticalAlign: 'top' } as const
const restWord = (t: Messages['payments'], { balance }: Ledger, isCancelled: boolean) => {
  if (balance !== 0) return balance < 0 ? t.toRefund : t.unpaid
  return isCancelled ? t.settledCancelled : t.settled
}

/** Payments of a booking, its balance, and the button to enter one. */
export function PaymentsBlock({ booking: { id, status } }: { booking: Pick<Booking, 'id' | 'status'> }) {
  const t = useMessages(bookingCatalog).payments
  const words = useMessages(cancellationCatalog)
  const language = useLanguage()
  const isCancelled = status === 'cancelled'
  const { token } = theme.useToken()
  const [entering, setEntering] = useState<'payment' | 'refund' | null>(null)
  const { data: ledger, error, isFetching, refetch } = useQuery(q(paymentsApi.list, { params: { id } }))
  const fee = ledger?.cancellation_fee ?? 0
  return (
    <section
      aria-label={t.title}
      style={{ marginTop: 20, borderTop: `1px solid ${token.colorBorderSecondary}`, paddingTop: 16 }}
    >
      <Typography.Title level={3} style={{ fontSize: 14, margin: '0 0 8px' }}>
        {t.title}
      </Typography.Title>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!ledger && !error && (
        <div role="status" aria-label={t.loading}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {ledger && (
        <>
          {ledger.payments.length === 0 && (
            <Typography.Text type="secondary">{isCancelled ? t.noneCancelled : t.none}</Typography.Text>
          )}
          <table style={{ width: '100%', borderCollapse: 'collapse' }}>
            <tbody>
              {ledger.payments.map((payment) => (
                <tr key={payment.id}>
                  <td style={{ ...start, whiteSpace: 'nowrap' }}>{language.day(payment.date)}</td>
                  <td style={{ ...start, overflowWrap: 'anywhere', width: '100%' }}>
                    {paymentWords(t, payment)}
                    {payment.note && (
                      <Text type="secondary" block>
                        {payment.note}
                      </Text>
                    )}
                  </td>
                  <td style={end}>
                    <Money value={payment.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {ledger.payments.length > 0 && (
                <tr style={{ borderTop: `1px solid ${token.colorBorderSecondary}` }}>
                  <td colSpan={2} style={start}>
                    {t.paid}
                  </td>
                  <td style={end}>
                    <Money value={ledger.paid} />
                  </td>
                </tr>
              )}
              {fee > 0 && (
                <tr>
                  <td colSpan={2} style={start}>
                    {words.fee}
                  </td>
                  <td style={end}>
                    <Money value={fee} />
                  </td>
                </tr>
              )}
              <tr style={{ fontWeight: 600 }}>
                <td colSpan={2} style={start}>
                  {restWord(t, ledger, isCancelled)}
                </td>
                <td style={end}>{ledger.balance !== 0 && <Money value={Math.abs(ledger.balance)} />}</td>
              </tr>
            </tfoot>
          </table>
          <Row gap={8} wrap marginTop={8}>
            <Button onClick={() => setEntering('payment')}>{t.add}</Button>
            {ledger.paid > 0 && <Button onClick={() => setEntering('refund')}>{t.refund}</Button>}
          </Row>
          {entering && <PaymentForm booking={id} ledger={ledger} what={entering} onClose={() => setEntering(null)} />}
        </>
      )}
    </section>
  )
}
