import { type Ledger, methodOf, newPayment, paymentsApi, paymentWays } from '../../contract/finance/payments.ts'
import { toEuros } from '../../domain/money/money.ts'
import { useCommand, useIdempotencyKey } from '../api/command.ts'
import { DayInput } from '../days/day-input.tsx'
import { useTodayIn } from '../facts/today.ts'
import { FieldGrid } from '../form/field-grid.tsx'
import { useZodForm } from '../form/zod-form.ts'
import { NumberInput } from '../inputs/number-input.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { paymentsCatalog } from '../locale/web-catalog.ts'
import type { Messages } from '../messages/payments/en.ts'
import { useConfirm } from '../page/confirm.ts'
import { FormModal } from '../record/form-modal.tsx'
import { Form, Input, Select, Typography } from 'antd'
import type { z } from 'zod'

/** Props of the form; `ledger` is the one on the screen. */
export type PaymentFormProps = {
  booking: number
  ledger: Ledger
  what: 'payment' | 'refund'
  reason?: string
  onClose: () => void
}

const amountOf = (euros: number) => (euros > 0 ? euros : '')

/** The most likely entry: what is open of the deposit, then of the rest, never more than that; a refund of what is too much. */
const likely = ({ balance, deposit_amount, deposit_held, deposit_paid }: Ledger, what: PaymentFormProps['what']) => {
  if (what === 'refund') return { kind: 'refund', amount: amountOf(-balance) } as const
  const open = deposit_paid ? 0 : Math.min(deposit_amount - deposit_held, balance)
  if (open > 0) return { kind: 'deposit', amount: amountOf(open) } as const
  return { kind: 'payment', amount: amountOf(balance) } as const
}

const incoming = ['deposit', 'payment'] as const

type Entered = z.input<typeof newPayment>

/** Question before more than the balance is entered: an entry of the ledger cannot be deleted. */
const moreThanIsLeft = (t: Messages, body: Entered, { balance }: Ledger) => {
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

/** Form that enters money that came or went back. Entries stay for ever: a wrong one is refunded. */
export function PaymentForm({ booking, ledger, what, reason = '', onClose }: PaymentFormProps) {
  const t = useMessages(paymentsCatalog)
  const confirm = useConfirm()
  const today = useTodayIn()
  const form = useZodForm(newPayment, { date: today, way: 'transfer', note: reason, ...likely(ledger, what) })
  const keyOf = useIdempotencyKey()
  const add = useCommand(paymentsApi.add)
  const { field } = form
  const isRefund = what === 'refund'
  const send = async (body: Entered) => {
    const more = isRefund ? null : moreThanIsLeft(t, body, ledger)
    if (more && !(await confirm(more))) return false
    // A server of the release before reads the method alone.
    const sent = { ...body, ...(body.way && { method: methodOf[body.way] }) }
    return add.mutateAsync({ params: { id: booking }, body: sent, idempotencyKey: keyOf(sent) })
  }
  return (
    <FormModal
      title={isRefund ? t.refund : t.add}
      about={`${isRefund ? 'Refund' : 'Payment'} of booking ${booking}`}
      form={form}
      submitLabel={isRefund ? t.refund : t.add}
      onSubmit={send}
      onClose={onClose}
      width={480}
    >
      <Typography.Paragraph type="secondary">{isRefund ? t.aboutRefund(ledger.paid) : t.about}</Typography.Paragraph>
      <FieldGrid>
        {!isRefund && (
          <Form.Item label={t.purpose} {...field('kind')}>
            <Select options={incoming.map((value) => ({ value, label: t.kinds[value] }))} />
          </Form.Item>
        )}
        <Form.Item label={t.amount} {...field('amount')}>
          <NumberInput unit="euros" />
        </Form.Item>
        <Form.Item label={t.date} {...field('date')}>
          <DayInput />
        </Form.Item>
        <Form.Item label={t.method} {...field('way')}>
          <Select options={paymentWays.map((value) => ({ value, label: t.ways[value] }))} />
        </Form.Item>
      </FieldGrid>
      <Form.Item label={isRefund ? t.reason : t.note} {...field('note')}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  )
}
