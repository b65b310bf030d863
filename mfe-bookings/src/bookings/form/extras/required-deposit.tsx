import type { Booking, Quote } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form } from 'antd'
import { bookingFormCatalog } from '../../../messages/catalogs.ts'

/** Deposit and payment plan of a quote. */
export type QuotedPayment = Pick<Quote, 'deposit_amount' | 'deposit_due' | 'payment_plan'>

type Props = Pick<ZodForm, 'field'> & { payment: QuotedPayment | undefined; booking?: Booking }

/** Words about what the payment rule asks for: of a new stay where the field is left empty, else with the stay as it is now. */
function useDepositHint(payment: QuotedPayment | undefined, booking?: Booking) {
  const t = useMessages(bookingFormCatalog).extras
  const language = useLanguage()
  const isAgreed = booking !== undefined && booking.expires_at === null
  if (isAgreed) {
    const follows = payment?.deposit_amount !== undefined && payment.deposit_amount !== booking.deposit_amount
    return follows ? t.depositFollows(booking.deposit_amount) : t.noDeposit
  }
  const plan = payment?.payment_plan ?? []
  if (plan.length === 0) return t.noDeposit
  return t.depositByRule(language.list(plan.map(({ amount, due }) => t.dueBy(amount, due))))
}

/** Required deposit. Left empty in a new booking, what the payment rule says is asked for. */
export function RequiredDeposit({ field, payment, booking }: Props) {
  const t = useMessages(bookingFormCatalog).extras
  const hint = useDepositHint(payment, booking)
  const none = booking ? null : undefined
  return (
    <>
      <Form.Item
        label={t.requiredDeposit}
        extra={hint}
        {...field('deposit_amount')}
        getValueFromEvent={(input: number | string) => (input === '' ? none : input)}
      >
        <NumberInput unit="euros" />
      </Form.Item>
      <Form.Item label={t.depositDue} {...field('deposit_due')} getValueFromEvent={(day?: Day) => day ?? none}>
        <DayInput allowClear />
      </Form.Item>
    </>
  )
}
