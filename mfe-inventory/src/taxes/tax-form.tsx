import {
  type TouristTax,
  touristTaxChange,
  touristTaxesApi,
  touristTax as touristTaxSchema,
} from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { channelNames } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { exemptGroups } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { MultipleSelect } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import type { z } from 'zod'
import { recordsCatalog, taxesCatalog } from '../messages/catalogs.ts'
import { PropertyFields } from './property-fields.tsx'
import { emptyRate, RateFields } from './rate-fields.tsx'
import { TaxExample } from './tax-example.tsx'
import { TemplatePicker } from './template-picker.tsx'

type Values = Partial<z.input<typeof touristTaxChange>>

const valuesOf = (tax?: TouristTax): Values => {
  if (!tax)
    return {
      municipality: '',
      name: '',
      rates: [emptyRate()],
      exempt: [],
      portals: [],
      vat: 'none',
      source: '',
      properties: [],
    }
  const { id: _id, properties, ...fields } = tax
  return { ...fields, properties: properties.map(({ id, category }) => ({ property: id, category })) }
}

/** Portals that collect taxes from their guests; the others only pass calendars on. */
const collectingPortals = (['airbnb', 'booking', 'vrbo'] as const).map((value) => ({
  value,
  label: channelNames[value],
}))

type Props = { tax?: TouristTax; onClose: () => void; onCreated?: (tax: TouristTax) => void }

export function TaxForm({ tax, onClose, onCreated }: Props) {
  const t = useMessages(taxesCatalog)
  const records = useMessages(recordsCatalog)
  const form = useZodForm(touristTaxChange, valuesOf(tax))
  const modal = useRecord(touristTaxesApi, { form, record: tax, schema: touristTaxSchema, valuesOf, onCreated })
  const { field, watched } = form
  return (
    <RecordModal {...modal} what="Tourist tax" name={tax?.municipality} width={860} onClose={onClose}>
      {!tax && <TemplatePicker onChoose={(template) => form.form.setFieldsValue(template)} />}
      <FieldGrid>
        <Form.Item label={t.municipality} {...field('municipality')}>
          <Input />
        </Form.Item>
        <Form.Item label={records.name} extra={t.nameHint} {...field('name')}>
          <Input placeholder={t.namePlaceholder} />
        </Form.Item>
      </FieldGrid>
      <RateFields form={form} />
      <TaxExample rates={watched.rates} />
      <FieldGrid>
        <Form.Item label={t.exempt} extra={t.exemptHint} {...field('exempt')}>
          <MultipleSelect options={exemptGroups.map((value) => ({ value, label: t.groups[value] }))} />
        </Form.Item>
        <Form.Item label={t.portals} extra={t.portalsHint} {...field('portals')}>
          <MultipleSelect options={collectingPortals} />
        </Form.Item>
        <Form.Item label={t.vat} extra={t.vatHint} {...field('vat')}>
          <Select
            options={[
              { value: 'none', label: t.vats.none },
              { value: 'lodging', label: t.vats.lodging },
            ]}
          />
        </Form.Item>
        <Form.Item label={t.source} extra={t.sourceHint} {...field('source')}>
          <Input inputMode="url" />
        </Form.Item>
      </FieldGrid>
      <PropertyFields form={form} tax={tax} />
    </RecordModal>
  )
}
