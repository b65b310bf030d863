import { showEuros, toEuros } from '@keyhaven/shared-contracts/domain/money'
import { type Ledger, newPayment, paymentMethods, paymentsApi } from '@keyhaven/shared-contracts/contract/payments'
import { useCommand, useIdempotencyKey } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { App, Form, Input, Select, Typography } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { kindLabels, methodLabels } from './payment-words.ts'

type Props = { booking: number; ledger: Ledger; what: 'payment' | 'refund'; reason?: string; onClose: () => void }

const amountOf = (euros: number) => (euros > 0 ? euros.toFixed(2) : '')

/** The most likely entry: what is open of the deposit, then of the rest, never more than that; a refund of what is too much. */
const likely = ({ balance, deposit_amount, deposit_held, deposit_paid }: Ledger, what: Props['what']) => {
  if (what === 'refund') return { kind: 'refund', amount: amountOf(-balance) } as const
  const open = deposit_paid ? 0 : Math.min(deposit_amount - deposit_held, balance)
  if (open > 0) return { kind: 'deposit', amount: amountOf(open) } as const
  return { kind: 'payment', amount: amountOf(balance) } as const
}

const incoming = (['deposit', 'payment'] as const).map((value) => ({ value, label: kindLabels[value] }))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const methods = paymentMethods.map((value) => ({ value, label: capital(methodLabels[value]) }))

type Entered = z.input<typeof newPayment>

/** What to ask when more is entered than is left to pay, because an entry cannot be deleted. */
const moreThanIsLeft = (body: Entered, { balance }: Ledger) => {
  const amount = toEuros(newPayment.parse(body).amount)
  if (amount <= balance) return null
  const left = balance > 0 ? `only ${showEuros(balance)} is left to pay` : 'nothing is left to pay'
  return {
    title: `Enter ${showEuros(amount)}?`,
    content: `For this booking ${left}.`,
    okText: `Enter ${showEuros(amount)}`,
  }
}
const tooMuch = { cancelText: 'Change the amount', focusable: { autoFocusButton: 'cancel' }, centered: true } as const

/** Enters money that came or went back. Entries stay for ever: a wrong one is refunded. */
export function PaymentForm({ booking, ledger, what, reason = '', onClose }: Props) {
  const { modal } = App.useApp()
  const [today] = useState(localToday)
  const form = useZodForm(newPayment, { date: today, method: 'transfer', note: reason, ...likely(ledger, what) })
  const keyOf = useIdempotencyKey()
  const add = useCommand(paymentsApi.add)
  const { field } = form
  const isRefund = what === 'refund'
  const send = async (body: Entered) => {
    const more = isRefund ? null : moreThanIsLeft(body, ledger)
    if (more && !(await modal.confirm({ ...more, ...tooMuch }))) return false
    return add.mutateAsync({ params: { id: booking }, body, idempotencyKey: keyOf(body) })
  }
  return (
    <FormModal
      title={isRefund ? 'Refund' : 'Add payment'}
      about={`${isRefund ? 'Refund' : 'Payment'} of booking ${booking}`}
      form={form}
      submitLabel={isRefund ? 'Refund' : 'Add payment'}
      onSubmit={send}
      onClose={onClose}
      width={480}
    >
      <Typography.Paragraph type="secondary">
        {isRefund
          ? `${showEuros(ledger.paid)} has been paid so far. Enter what you have paid back.`
          : 'Enter money that you have received. An entry cannot be deleted; if you enter one by mistake, add a refund.'}
      </Typography.Paragraph>
      <FieldGrid>
        {!isRefund && (
          <Form.Item label="Purpose" {...field('kind')}>
            <Select options={incoming} />
          </Form.Item>
        )}
        <Form.Item label="Amount" {...field('amount')}>
          <Input inputMode="decimal" autoComplete="off" suffix="€" />
        </Form.Item>
        <Form.Item label="Date" {...field('date')}>
          <DayInput />
        </Form.Item>
        <Form.Item label="Method" {...field('method')}>
          <Select options={methods} />
        </Form.Item>
      </FieldGrid>
      <Form.Item label={isRefund ? 'Reason' : 'Note'} {...field('note')}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  )
}
