import {
  documentLaws,
  privacyApi,
  type Retention,
  retention as rules,
} from '@keyhaven/shared-contracts/contract/accounts/privacy'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Typography } from 'antd'
import { privacyCatalog } from '../../messages/catalogs.ts'

const whole = { whole: true, style: { width: 160 } } as const

/** For how long what is about people is kept, with what the law asks for beside it. */
export function RetentionForm({ retention, onClose }: { retention: Retention; onClose: () => void }) {
  const { retention: t } = useMessages(privacyCatalog)
  const change = useCommand(privacyApi.changeRetention)
  const form = useZodForm(rules, retention)
  return (
    <FormModal
      title={t.title}
      about="Retention"
      form={form}
      submitLabel={t.submit}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
      success={t.done}
      width={560}
    >
      <Form.Item label={t.guests} extra={t.guestsHint} {...form.field('request_months')}>
        <NumberInput {...whole} suffix={t.months} />
      </Form.Item>
      <Form.Item label={t.clients} extra={t.clientsHint} {...form.field('client_years')}>
        <NumberInput {...whole} suffix={t.years} />
      </Form.Item>
      <Form.Item label={t.documents} extra={t.documentsHint} {...form.field('document_years')}>
        <NumberInput {...whole} suffix={t.years} />
      </Form.Item>
      <Typography.Paragraph type="secondary">
        {t.laws(documentLaws.map(({ country, years, law }) => t.law(t.countries[country], years, law)).join(', '))}
      </Typography.Paragraph>
    </FormModal>
  )
}
