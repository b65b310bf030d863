import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { type Ledger, paymentsApi, paymentWords } from '@keyhaven/shared-contracts/contract/finance/payments'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import type { PaymentFormProps } from '@keyhaven/shared-contracts/web/invoices'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { CardPayments } from '../cards/card-payments.tsx'
import { DamageDepositPart } from '../damage-deposits/damage-deposit-part.tsx'
import { bookingPaymentsCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/booking-payments/en.ts'
import './booking-payments.css'

const PaymentForm = lazyDialog<PaymentFormProps, 'PaymentForm'>(
  () => import('@keyhaven/shared-contracts/web/invoices'),
  'PaymentForm',
)

const restWord = (t: Messages, { balance }: Ledger, isCancelled: boolean) => {
  if (balance !== 0) return balance < 0 ? t.toRefund : t.unpaid
  return isCancelled ? t.settledCancelled : t.settled
}

/** Payments of a booking, its balance, and the button to enter one. */
export function BookingPayments({ booking: id }: { booking: number }) {
  const t = useMessages(bookingPaymentsCatalog)
  const language = useLanguage()
  const { data: stay } = useQuery(q(bookingsApi.one, { params: { id } }))
  const isCancelled = stay?.status === 'cancelled'
  const [entering, setEntering] = useState<'payment' | 'refund' | null>(null)
  const { data: ledger, error, isFetching, refetch } = useQuery(q(paymentsApi.list, { params: { id } }))
  const fee = ledger?.cancellation_fee ?? 0
  return (
    <section className="booking-payments" aria-label={t.title}>
      <Typography.Title level={3}>{t.title}</Typography.Title>
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
          <table>
            <tbody>
              {ledger.payments.map((payment) => (
                <tr key={payment.id}>
                  <td>{language.day(payment.date)}</td>
                  <td>
                    {paymentWords(t, payment)}
                    {payment.note && (
                      <Text type="secondary" block>
                        {payment.note}
                      </Text>
                    )}
                  </td>
                  <td>
                    <Money value={payment.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {ledger.payments.length > 0 && (
                <tr className="booking-payments-sum">
                  <td colSpan={2}>{t.paid}</td>
                  <td>
                    <Money value={ledger.paid} />
                  </td>
                </tr>
              )}
              {fee > 0 && (
                <tr>
                  <td colSpan={2}>{t.fee}</td>
                  <td>
                    <Money value={fee} />
                  </td>
                </tr>
              )}
              <tr>
                <td colSpan={2}>{restWord(t, ledger, isCancelled)}</td>
                <td>{ledger.balance !== 0 && <Money value={Math.abs(ledger.balance)} />}</td>
              </tr>
            </tfoot>
          </table>
          <Row gap={8} wrap marginTop={8}>
            <Button onClick={() => setEntering('payment')}>{t.add}</Button>
            {ledger.paid > 0 && <Button onClick={() => setEntering('refund')}>{t.refund}</Button>}
          </Row>
          <CardPayments booking={id} />
          <DamageDepositPart booking={id} checkIn={stay?.check_in} />
          {entering && <PaymentForm booking={id} ledger={ledger} what={entering} onClose={() => setEntering(null)} />}
        </>
      )}
    </section>
  )
}
