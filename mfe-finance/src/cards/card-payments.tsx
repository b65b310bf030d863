import { type CardPayment, cardPaymentsApi } from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { cardsCatalog } from '../messages/catalogs.ts'

const CardRefundForm = lazyDialog(() => import('./card-refund-form.tsx'), 'CardRefundForm')

/** Payments by card of a booking that can go back to the card; nothing where nobody paid by card. */
export function CardPayments({ booking: id }: { booking: number }) {
  const t = useMessages(cardsCatalog)
  const [chosen, choose] = useState<CardPayment>()
  const { data: payments = [] } = useQuery(q(cardPaymentsApi.payments, { params: { id } }))
  if (payments.length === 0) return null
  return (
    <section aria-label={t.payments}>
      {payments.map((payment) => (
        <Row key={payment.id} gap={8} wrap marginTop={8}>
          {payment.refundable > 0 && (
            <Button size="small" aria-label={t.refundOne(payment.amount)} onClick={() => choose(payment)}>
              {t.refund}
            </Button>
          )}
          {payment.refundable > 0 && <Text type="secondary">{t.left(payment.refundable)}</Text>}
          {payment.refunds
            .filter(({ state }) => state !== 'done')
            .map(({ amount, state, created_at }) => (
              <Text key={created_at} type={state === 'failed' ? 'danger' : 'secondary'}>
                {t.refundState(amount, t.states[state])}
              </Text>
            ))}
        </Row>
      ))}
      {chosen && <CardRefundForm booking={id} payment={chosen} onClose={() => choose(undefined)} />}
    </section>
  )
}
