import {
  type CardPayment,
  cardPaymentsApi,
  cardRefund,
} from '@keyhaven/shared-contracts/contract/finance/card-payments'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { cardsCatalog } from '../messages/catalogs.ts'

type Props = { booking: number; payment: CardPayment; onClose: () => void }

/** Sends money of one payment back to its card. */
export function CardRefundForm({ booking, payment, onClose }: Props) {
  const { refundForm: t } = useMessages(cardsCatalog)
  const form = useZodForm(cardRefund, { payment: payment.id, amount: payment.refundable, reason: '' })
  const refund = useCommand(cardPaymentsApi.refund)
  return (
    <FormModal
      title={t.title}
      form={form}
      about={t.about}
      submitLabel={t.save}
      onSubmit={(body) => refund.mutateAsync({ params: { id: booking }, body })}
      success={t.saved}
      onClose={onClose}
    >
      <Form.Item label={t.amount} {...form.field('amount')}>
        <Input inputMode="decimal" suffix="€" />
      </Form.Item>
      <Form.Item label={t.reason} {...form.field('reason')}>
        <Input />
      </Form.Item>
    </FormModal>
  )
}
