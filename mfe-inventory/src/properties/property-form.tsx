import {
  propertiesApi,
  type Property,
  propertyChange,
  property as propertySchema,
} from '@keyhaven/shared-contracts/contract/properties'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import { useIdempotencyKey } from '@keyhaven/shared-contracts/web/idempotency-key'
import { q, useCommand } from '@keyhaven/shared-contracts/web/query'
import { AddressFields } from '@keyhaven/shared-contracts/web/ui/address-fields'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FlagSelect } from '@keyhaven/shared-contracts/web/ui/flag-select'
import { Form, Input, Select } from 'antd'
import { ImageBlock } from '../images/image-block.tsx'
import { propertyImages } from '../images/image-calls.ts'
import { usePicturedRecord } from '../images/use-pictured-record.ts'
import { RecordModal } from '../record-modal.tsx'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const valuesOf = (property?: Property) => {
  if (!property) return { name: '', description: '', active: true, time_zone: 'Europe/Vienna', address: blank }
  const { name, description, active, time_zone, address, version } = property
  return { name, description, active, time_zone, address, version }
}

type Props = { property?: Property; onClose: () => void; onCreated?: (property: Property) => void }

export function PropertyForm({ property, onClose, onCreated }: Props) {
  const create = useCommand(propertiesApi.create)
  const keyOf = useIdempotencyKey()
  const update = useCommand(propertiesApi.update, ['units', 'services', 'bookings', 'dashboard', 'analytics'])
  const remove = useCommand(propertiesApi.remove, ['units', 'services', 'bookings', 'dashboard', 'analytics'])
  const { form, images, record, save, retry, takeFresh } = usePicturedRecord({
    word: 'property',
    record: property,
    rules: propertyChange,
    valuesOf,
    write: (there, body) =>
      there
        ? update.mutateAsync({ params: { id: there.id }, body })
        : create.mutateAsync({ body, idempotencyKey: keyOf(body) }),
    calls: propertyImages,
    refresh: ['properties'],
    onClose,
    onCreated,
  })
  const { field } = form

  return (
    <RecordModal
      what="Property"
      record={record?.name}
      id={record?.id}
      form={form}
      width={640}
      onClose={onClose}
      onSave={save}
      busy={images.isBusy}
      onRemove={() => remove.mutateAsync({ params: { id: record?.id ?? 0 } })}
      usage={record && q(usageApi.property, { params: { id: record.id } })}
      onFresh={(current, keepsTyped) => takeFresh(propertySchema.parse(current), keepsTyped)}
    >
      <Form.Item label="Name" {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <AddressFields field={field} />
      </FieldGrid>
      <Form.Item label="Description" {...field('description')}>
        <Input.TextArea rows={4} />
      </Form.Item>
      <FieldGrid>
        <Form.Item label="Active" {...field('active')}>
          <FlagSelect yes="Active" no="Inactive" />
        </Form.Item>
        <Form.Item label="Time zone" tooltip="Its day decides what is today and what is past." {...field('time_zone')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={zones} />
        </Form.Item>
      </FieldGrid>
      <ImageBlock images={images} isNew={!record} onRetry={retry} />
    </RecordModal>
  )
}
