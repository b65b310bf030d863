import {
  type Service,
  serviceChange,
  servicesApi,
  service as serviceSchema,
} from '@keyhaven/shared-contracts/contract/services'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import { q } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { priceText } from '../price-text.ts'
import { typeOptions } from './service-words.ts'

const valuesOf = (service?: Service) => {
  if (!service) return { name: '', active: true }
  const { name, type, property, active, version } = service
  return { name, type, property, active, version, price: priceText(service.price) }
}

type Props = {
  service?: Service
  onClose: () => void
  /** Called with the new service before the form closes. */
  onCreated?: (service: Service) => void
}

export function ServiceForm({ service, onClose, onCreated }: Props) {
  const form = useZodForm(serviceChange, valuesOf(service))
  const modal = useRecord(servicesApi, { form, record: service, schema: serviceSchema, valuesOf, onCreated })
  const { field } = form

  return (
    <RecordModal
      {...modal}
      what="Service"
      name={service?.name}
      usage={service && q(usageApi.service, { params: { id: service.id } })}
      onClose={onClose}
    >
      <Form.Item label="Name" {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <Form.Item label="Type" {...field('type')}>
          <Select placeholder="Choose Type" options={typeOptions} />
        </Form.Item>
        <Form.Item label="Property" {...field('property')}>
          <PropertySelect placeholder="Choose Property" {...(service && { current: service.property_info })} />
        </Form.Item>
        <Form.Item label="Price" {...field('price')}>
          <Input inputMode="decimal" autoComplete="off" suffix="€" />
        </Form.Item>
        <Form.Item label="Active" {...field('active')}>
          <FlagSelect yes="Active" no="Inactive" />
        </Form.Item>
      </FieldGrid>
    </RecordModal>
  )
}
