import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { type Ledger, newPayment, paymentMethods, paymentsApi } from '@keyhaven/shared-contracts/contract/payments'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useIdempotencyKey } from '@keyhaven/shared-contracts/web/idempotency-key'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Form, Input, Select, Typography } from 'antd'
import { useState } from 'react'
import { kindLabels, methodLabels } from './payment-words.ts'

type Props = { booking: number; ledger: Ledger; what: 'payment' | 'refund'; onClose: () => void }

const amountOf = (euros: number) => (euros > 0 ? euros.toFixed(2) : '')

/** What is most likely meant: what is open of the deposit, then of the rest, never more than that; a refund of what is too much. */
const likely = ({ balance, deposit_amount, deposit_held, deposit_paid }: Ledger, what: Props['what']) => {
  if (what === 'refund') return { kind: 'refund', amount: amountOf(-balance) } as const
  const open = deposit_paid ? 0 : Math.min(deposit_amount - deposit_held, balance)
  if (open > 0) return { kind: 'deposit', amount: amountOf(open) } as const
  return { kind: 'payment', amount: amountOf(balance) } as const
}

const incoming = (['deposit', 'payment'] as const).map((value) => ({ value, label: kindLabels[value] }))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const methods = paymentMethods.map((value) => ({ value, label: capital(methodLabels[value]) }))

/** Enters money that came or went back. Entries stay for ever: a wrong one is refunded. */
export function PaymentForm({ booking, ledger, what, onClose }: Props) {
  const [today] = useState(localToday)
  const form = useZodForm(newPayment, { date: today, method: 'transfer', note: '', ...likely(ledger, what) })
  const keyOf = useIdempotencyKey()
  const add = useCommand(paymentsApi.add, ['bookings', 'invoices', 'dashboard'])
  const { field } = form
  const isRefund = what === 'refund'
  return (
    <FormModal
      title={isRefund ? 'Refund' : 'Add payment'}
      form={form}
      submitLabel={isRefund ? 'Refund' : 'Add payment'}
      onSubmit={(body) => add.mutateAsync({ params: { id: booking }, body, idempotencyKey: keyOf(body) })}
      onClose={onClose}
      width={480}
    >
      <Typography.Paragraph type="secondary">
        {isRefund
          ? `${showEuros(ledger.paid)} was paid so far. A refund keeps a record of money that you gave back.`
          : 'This keeps a record of money that you received. It cannot be deleted: refund what was entered by mistake.'}
      </Typography.Paragraph>
      <FieldGrid>
        {!isRefund && (
          <Form.Item label="What for" {...field('kind')}>
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
