import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { Money, useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { bookingCatalog } from '../../messages/catalogs.ts'
import '../money/money.css'
import './payment-plan.css'

const isPaid = ({ amount, paid }: PaymentPartOut) => paid >= amount

/** The paid share of a part. */
function Paid({ part }: { part: PaymentPartOut }) {
  const t = useMessages(bookingCatalog).paymentPlan
  if (part.paid === 0) return null
  return (
    <Text type="secondary" size={13} nowrap block>
      {isPaid(part) ? t.paid : t.paidSoFar(part.paid)}
    </Text>
  )
}

/** Parts of what a booking costs, with what was paid of them; one line once all of it was paid. */
export function PaymentPlan({ parts }: { parts: readonly PaymentPartOut[] }) {
  const t = useMessages(bookingCatalog).paymentPlan
  const language = useLanguage()
  const today = useTodayIn()
  return (
    <section className="money-part" aria-label={t.title}>
      <Typography.Title level={3}>{t.title}</Typography.Title>
      {parts.every(isPaid) ? (
        <p className="payment-plan-done">
          {t.allPaid(parts.map(({ kind, amount }) => t.partOf(t.parts[kind], amount)))}
        </p>
      ) : (
        <table className="payment-plan">
          <thead>
            <tr>
              <th scope="col">{t.part}</th>
              <th scope="col">{t.due}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.kind}>
                <th scope="row">{t.parts[part.kind]}</th>
                <td>
                  <span>{language.day(part.due)}</span>
                  {part.due < today && !isPaid(part) && (
                    <Text type="danger" size={13} nowrap block>
                      {t.overdue}
                    </Text>
                  )}
                </td>
                <td>
                  <Money value={part.amount} />
                  <Paid part={part} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
