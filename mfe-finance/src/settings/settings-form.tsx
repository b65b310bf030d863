import {
  type InvoiceSettings,
  invoiceSettings,
  invoiceSettingsApi,
  invoiceSettingsChange,
} from '@keyhaven/shared-contracts/contract/invoice-settings'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { issuingWords, numberExample, partTitles, type SettingsPart } from './settings-words.ts'
import { VatFields } from './vat-fields.tsx'

const valuesOf = ({ missing: _missing, vat_rates, ...rest }: InvoiceSettings) => ({
  ...rest,
  vat_rates: vat_rates.map(({ from, lodging, extras }) => ({
    from,
    lodging: String(lodging),
    extras: String(extras),
  })),
})

type Props = { settings: InvoiceSettings; part: SettingsPart; onClose: () => void }

/** Changes one part of what all invoices have in common; those that were issued stay as they are. */
export function SettingsForm({ settings, part, onClose }: Props) {
  // The call takes all of them at once: what is not shown is sent as it was.
  const form = useZodForm(invoiceSettingsChange, valuesOf(settings))
  const change = useCommand(invoiceSettingsApi.change)
  const { field, watched } = form
  return (
    <FormModal
      title={partTitles[part]}
      form={form}
      about={`Invoice settings, ${part}`}
      submitLabel={form.changed ? 'Save' : 'No changes'}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(invoiceSettings.parse(current)), keepsTyped)}
      onClose={onClose}
    >
      {part === 'issuing' && (
        <Form.Item
          label="Issue invoices"
          extra="Automatic issuing is for confirmed stays only."
          {...field('auto_issue')}
        >
          <FlagSelect yes={issuingWords(true)} no={issuingWords(false)} />
        </Form.Item>
      )}
      {part === 'numbers' && (
        <Form.Item
          label="Number prefix"
          extra={`The next numbers look like ${numberExample(watched.number_prefix ?? '')}.`}
          {...field('number_prefix')}
        >
          <Input autoComplete="off" spellCheck={false} placeholder="None" />
        </Form.Item>
      )}
      {part === 'terms' && (
        <Form.Item
          label="Payment terms"
          extra="Printed on every invoice. If guests pay by bank transfer, add your account number here."
          {...field('payment_terms')}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      )}
      {part === 'vat' && (
        <>
          <VatFields form={form} />
          <Form.Item
            label="Note where no VAT is shown"
            extra="Printed on invoices when no VAT rate applies."
            {...field('small_business_note')}
          >
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}
