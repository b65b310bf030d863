import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import {
  type Service,
  service as serviceSchema,
  serviceChange,
  servicesApi,
} from '@keyhaven/shared-contracts/contract/inventory/services'
import { q } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, TextInLanguages, useZodForm, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput, PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Checkbox, Form, Select, Typography } from 'antd'
import { useState } from 'react'
import { recordsCatalog, servicesCatalog } from '../messages/catalogs.ts'
import { NatureFields } from './nature-fields.tsx'
import { PassedOnHint } from './passed-on-hint.tsx'
import { fieldsOf, natureOf, type ServiceNature } from './service-nature.ts'
import { chargeOptions, typeOptions, usualInOthers, vatOptions } from './service-words.ts'

type ServiceForm = Pick<ZodForm, 'form' | 'began'>

/** The nature of the service in a form: as it was saved, until its owner chooses another. */
const useNature = ({ form, began }: ServiceForm) => {
  const [choice, setChoice] = useState<{ nature: ServiceNature; began: ServiceForm['began'] }>()
  return {
    // Another version that was loaded meanwhile says itself what it is.
    nature: choice?.began === began ? choice.nature : natureOf(began),
    choose: (nature: ServiceNature) => {
      setChoice({ nature, began })
      form.setFieldsValue(fieldsOf[nature])
    },
  }
}

const valuesOf = (service?: Service) => {
  if (!service)
    return { name: '', active: true, charged_per: 'unit', mandatory: false, vat: 'usual', ...fieldsOf.extra } as const
  const { name, translations, type, property, active, version } = service
  const { charged_per = 'unit', from_age, mandatory = false, kind = 'service', vat = 'usual' } = service
  const { discountable = true, passed_on_as = null, vat_percent } = service
  return {
    ...{ name, translations, type, property, active, version, price: service.price },
    ...{ charged_per, from_age: from_age ?? '', mandatory, kind, discountable, passed_on_as },
    ...{ vat, vat_percent: vat_percent ?? '' },
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
  const name: unknown = Form.useWatch('name', form.form)
  const vat: unknown = Form.useWatch('vat', form.form)
  const usual = typeof name === 'string' ? usualInOthers(name) : []
  const { nature, choose } = useNature(form)
  const kind = nature === 'extra' || nature === 'fee' ? 'service' : 'passed_on'

  return (
    <RecordModal
      {...modal}
      what="Service"
      name={service?.name}
      usage={service && q(usageApi.service, { params: { id: service.id } })}
      onClose={onClose}
    >
      <NatureFields nature={nature} onChoose={choose} />
      <TextInLanguages form={form} name="name" label={records.name} most={50} />
      {usual.length > 0 && (
        <Typography.Paragraph type="secondary" role="status">
          {t.usual(usual.join(', '))}
        </Typography.Paragraph>
      )}
      <PassedOnHint nature={nature} name={name} onChoose={choose} />
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
          <NumberInput unit="euros" />
        </Form.Item>
        <Form.Item label={t.vat} extra={t.vatHint} {...field('vat')}>
          <Select options={vatOptions(t, kind)} />
        </Form.Item>
        {vat === 'own' && (
          <Form.Item label={t.vatPercent} {...field('vat_percent')}>
            <NumberInput unit="percent" />
          </Form.Item>
        )}
        {nature !== 'fee' && (
          <Form.Item label={t.mandatory} extra={t.mandatoryHint} {...field('mandatory')}>
            <FlagSelect yes={t.yes} no={t.no} />
          </Form.Item>
        )}
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
        {chargedPer === 'person' && (
          <Form.Item label={t.fromAge} extra={t.fromAgeHint} {...field('from_age')}>
            <NumberInput whole />
          </Form.Item>
        )}
      </FieldGrid>
      {nature === 'extra' && (
        <Form.Item {...field('discountable')} valuePropName="checked" extra={t.discountableHint}>
          <Checkbox>{t.discountable}</Checkbox>
        </Form.Item>
      )}
    </RecordModal>
  )
}
