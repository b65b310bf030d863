import {
  type Service,
  serviceChange,
  servicesApi,
  service as serviceSchema,
} from '@keyhaven/shared-contracts/contract/services'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import { q } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm, TextInLanguages } from '@keyhaven/shared-contracts/web/form'
import { PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { recordsCatalog, servicesCatalog } from '../messages/catalogs.ts'
import { priceText } from '../price-text.ts'
import { chargeOptions, typeOptions } from './service-words.ts'

const valuesOf = (service?: Service) => {
  if (!service) return { name: '', active: true, charged_per: 'unit', mandatory: false } as const
  const { name, translations, type, property, active, version } = service
  const { charged_per = 'unit', from_age, mandatory = false } = service
  return {
    ...{ name, translations, type, property, active, version, price: priceText(service.price) },
    ...{ charged_per, from_age: String(from_age ?? ''), mandatory },
  }
}

type Props = {
  service?: Service
  onClose: () => void
  /** Called with the new service before the form closes. */
  onCreated?: (service: Service) => void
}

export function ServiceForm({ service, onClose, onCreated }: Props) {
  const t = useMessages(servicesCatalog)
  const records = useMessages(recordsCatalog)
  const form = useZodForm(serviceChange, valuesOf(service))
  const modal = useRecord(servicesApi, { form, record: service, schema: serviceSchema, valuesOf, onCreated })
  const { field } = form
  const chargedPer: unknown = Form.useWatch('charged_per', form.form)

  return (
    <RecordModal
      {...modal}
      what="Service"
      name={service?.name}
      usage={service && q(usageApi.service, { params: { id: service.id } })}
      onClose={onClose}
    >
      <TextInLanguages form={form} name="name" label={records.name} most={50} />
      <FieldGrid>
        <Form.Item label={t.type} {...field('type')}>
          <Select placeholder={t.form.chooseType} options={typeOptions(t)} />
        </Form.Item>
        <Form.Item label={t.chargedPer} {...field('charged_per')}>
          <Select options={chargeOptions(t)} />
        </Form.Item>
        <Form.Item label={records.property} {...field('property')}>
          <PropertySelect placeholder={t.form.chooseProperty} {...(service && { current: service.property_info })} />
        </Form.Item>
        <Form.Item label={records.price} {...field('price')}>
          <Input inputMode="decimal" autoComplete="off" suffix="€" />
        </Form.Item>
        <Form.Item label={t.mandatory} extra={t.mandatoryHint} {...field('mandatory')}>
          <FlagSelect yes={t.yes} no={t.no} />
        </Form.Item>
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
        {chargedPer === 'person' && (
          <Form.Item label={t.fromAge} extra={t.fromAgeHint} {...field('from_age')}>
            <Input inputMode="numeric" autoComplete="off" />
          </Form.Item>
        )}
      </FieldGrid>
    </RecordModal>
  )
}
