import {
  type InvoiceSettings,
  invoiceSettings,
  invoiceSettingsApi,
  invoiceSettingsChange,
} from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'
import { numberExample, type SettingsPart } from './settings-cards.tsx'
import { VatFields } from './vat-fields.tsx'

const valuesOf = ({ missing: _missing, vat_rates, ...rest }: InvoiceSettings) => ({
  ...rest,
  vat_rates: vat_rates.map(({ from, lodging, extras }) => ({
    from,
    lodging,
    extras,
  })),
})

type Props = { settings: InvoiceSettings; part: SettingsPart; onClose: () => void }

/** Changes one part of what all invoices have in common; those that were issued stay as they are. */
export function SettingsForm({ settings, part, onClose }: Props) {
  // The call takes all of them at once: what is not shown is sent as it was.
  const form = useZodForm(invoiceSettingsChange, valuesOf(settings))
  const t = useMessages(invoiceSettingsCatalog)
  const change = useCommand(invoiceSettingsApi.change)
  const { field, watched } = form
  return (
    <FormModal
      title={t.parts[part]}
      form={form}
      about={`Invoice settings, ${part}`}
      submitLabel={form.changed ? t.save : t.noChanges}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(invoiceSettings.parse(current)), keepsTyped)}
      onClose={onClose}
    >
      {part === 'issuing' && (
        <Form.Item label={t.issuing.label} extra={t.issuing.extra} {...field('auto_issue')}>
          <FlagSelect yes={t.issuing.automatic} no={t.issuing.manual} />
        </Form.Item>
      )}
      {part === 'numbers' && (
        <Form.Item
          label={t.numbers.prefix}
          extra={t.numbers.next(numberExample(watched.number_prefix ?? ''))}
          {...field('number_prefix')}
        >
          <Input autoComplete="off" spellCheck={false} placeholder={t.numbers.none} />
        </Form.Item>
      )}
      {part === 'terms' && (
        <Form.Item label={t.parts.terms} extra={t.terms.extra} {...field('payment_terms')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      )}
      {part === 'vat' && (
        <>
          <VatFields form={form} />
          <Form.Item label={t.vat.note} extra={t.vat.noteHint} {...field('small_business_note')}>
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}
