import { useConfirm } from '@keyhaven/shared-contracts/web/page'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import {
  type Ledger,
  newPayment,
  paymentMethods,
  paymentsApi,
} from '@keyhaven/shared-contracts/contract/finance/payments'
import { useCommand, useIdempotencyKey } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select, Typography } from 'antd'
import type { z } from 'zod'
import { bookingCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking/en.ts'

type Props = { booking: number; ledger: Ledger; what: 'payment' | 'refund'; reason?: string; onClose: () => void }

const amountOf = (euros: number) => (euros > 0 ? euros : '')

/** The most likely entry: what is open of the deposit, then of the rest, never more than that; a refund of what is too much. */
const likely = ({ balance, deposit_amount, deposit_held, deposit_paid }: Ledger, what: Props['what']) => {
  if (what === 'refund') return { kind: 'refund', amount: amountOf(-balance) } as const
  const open = deposit_paid ? 0 : Math.min(deposit_amount - deposit_held, balance)
  if (open > 0) return { kind: 'deposit', amount: amountOf(open) } as const
  return { kind: 'payment', amount: amountOf(balance) } as const
}

const incoming = ['deposit', 'payment'] as const

type Entered = z.input<typeof newPayment>

/** Question before more than the balance is entered: an entry of the ledger cannot be deleted. */
const moreThanIsLeft = (t: Messages['paymentForm'], body: Entered, { balance }: Ledger) => {
  const amount = toEuros(newPayment.parse(body).amount)
  if (amount <= balance) return null
  return {
    title: t.enterQuestion(amount),
    content: balance > 0 ? t.onlyLeft(balance) : t.nothingLeft,
    okText: t.enter(amount),
    cancelText: t.changeAmount,
    focusable: { autoFocusButton: 'cancel' as const },
    centered: true,
  }
}

/** Enters money that came or went back. Entries stay for ever: a wrong one is refunded. */
export function PaymentForm({ booking, ledger, what, reason = '', onClose }: Props) {
  const { payments, paymentForm: t } = useMessages(bookingCatalog)
  const confirm = useConfirm()
  const today = useTodayIn()
  const form = useZodForm(newPayment, { date: today, method: 'transfer', note: reason, ...likely(ledger, what) })
  const keyOf = useIdempotencyKey()
  const add = useCommand(paymentsApi.add)
  const { field } = form
  const isRefund = what === 'refund'
  const send = async (body: Entered) => {
    const more = isRefund ? null : moreThanIsLeft(t, body, ledger)
    if (more && !(await confirm(more))) return false
    return add.mutateAsync({ params: { id: booking }, body, idempotencyKey: keyOf(body) })
  }
  return (
    <FormModal
      title={isRefund ? payments.refund : payments.add}
      about={`${isRefund ? 'Refund' : 'Payment'} of booking ${booking}`}
      form={form}
      submitLabel={isRefund ? payments.refund : payments.add}
      onSubmit={send}
      onClose={onClose}
      width={480}
    >
      <Typography.Paragraph type="secondary">{isRefund ? t.aboutRefund(ledger.paid) : t.about}</Typography.Paragraph>
      <FieldGrid>
        {!isRefund && (
          <Form.Item label={t.purpose} {...field('kind')}>
            <Select options={incoming.map((value) => ({ value, label: payments.kinds[value] }))} />
          </Form.Item>
        )}
        <Form.Item label={t.amount} {...field('amount')}>
          <NumberInput unit="euros" />
        </Form.Item>
        <Form.Item label={t.date} {...field('date')}>
          <DayInput />
        </Form.Item>
        <Form.Item label={t.method} {...field('method')}>
          <Select options={paymentMethods.map((value) => ({ value, label: payments.methods[value] }))} />
        </Form.Item>
      </FieldGrid>
      <Form.Item label={isRefund ? t.reason : t.note} {...field('note')}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  )
}
