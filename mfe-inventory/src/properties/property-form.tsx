import {
  propertiesApi,
  type Property,
  propertyChange,
  property as propertySchema,
} from '@keyhaven/shared-contracts/contract/properties'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { AddressFields } from '@keyhaven/shared-contracts/web/ui/address-fields'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FlagSelect } from '@keyhaven/shared-contracts/web/ui/flag-select'
import { Form, Input, Select } from 'antd'
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

const consequence = ({ units }: Property) =>
  `${units.length === 0 ? 'Its' : units.length === 1 ? 'Its unit and' : `Its ${units.length} units and`} services go with it. What was booked stays on its bookings and invoices.`

export function PropertyForm({ property, onClose }: { property?: Property; onClose: () => void }) {
  const form = useZodForm(propertyChange, valuesOf(property))
  const create = useCommand(propertiesApi.create)
  const update = useCommand(propertiesApi.update, ['units', 'services', 'bookings', 'dashboard', 'analytics'])
  const remove = useCommand(propertiesApi.remove, ['units', 'services', 'bookings', 'dashboard', 'analytics'])
  const { field } = form

  return (
    <RecordModal
      what="Property"
      record={property?.name}
      form={form}
      width={640}
      onClose={onClose}
      onSave={(body) =>
        property ? update.mutateAsync({ params: { id: property.id }, body }) : create.mutateAsync({ body })
      }
      onRemove={() => remove.mutateAsync({ params: { id: property?.id ?? 0 } })}
      consequence={property ? consequence(property) : ''}
      onFresh={(current) => form.restart(valuesOf(propertySchema.parse(current)))}
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
    </RecordModal>
  )
}
