import {
  documentLaws,
  privacyApi,
  type Retention,
  retention as rules,
} from '@keyhaven/shared-contracts/contract/privacy'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, InputNumber, Typography } from 'antd'

const whole = { precision: 0, style: { width: 160 } } as const

/** For how long what is about people is kept, with what the law asks for beside it. */
export function RetentionForm({ retention, onClose }: { retention: Retention; onClose: () => void }) {
  const change = useCommand(privacyApi.changeRetention)
  const form = useZodForm(rules, retention)
  return (
    <FormModal
      title="How long people are kept"
      form={form}
      submitLabel="Save periods"
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
      success="Periods saved"
      width={560}
    >
      <Form.Item
        label="Guests whose requests came to nothing"
        extra="Declined, expired and cancelled ones, counted from the departure that was asked for. Data you no longer need must be deleted (GDPR Art. 5)."
        {...form.field('request_months')}
      >
        <InputNumber {...whole} suffix="months" />
      </Form.Item>
      <Form.Item
        label="Clients after their last stay"
        extra="Empty keeps them until you erase them. Their bookings stay as figures."
        {...form.field('client_years')}
      >
        <InputNumber {...whole} suffix="years" />
      </Form.Item>
      <Form.Item
        label="People on issued invoices"
        extra="Counted from the end of the year of issue. The invoice stays, without the person."
        {...form.field('document_years')}
      >
        <InputNumber {...whole} suffix="years" />
      </Form.Item>
      <Typography.Paragraph type="secondary">
        Invoices must be kept:{' '}
        {documentLaws.map(({ country, years, law }) => `${country} ${years} years (${law})`).join(', ')}. Ask your tax
        adviser what holds for you.
      </Typography.Paragraph>
    </FormModal>
  )
}
