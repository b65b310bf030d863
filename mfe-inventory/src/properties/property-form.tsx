import {
  propertiesApi,
  type Property,
  property as propertySchema,
} from '@keyhaven/shared-contracts/contract/inventory/properties'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { timeZonesWith } from '@keyhaven/shared-contracts/domain/days/time-zones'
import { q } from '@keyhaven/shared-contracts/web/api'
import { AddressFields, FieldGrid, TextInLanguages } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { propertyRules } from '../facts/payment-fields.tsx'
import { PropertyFacts, propertyFactsOf } from '../facts/property-facts.tsx'
import { propertiesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { ImageBlock } from '../images/image-block.tsx'
import { propertyImages } from '../images/image-calls.ts'
import { usePicturedRecord } from '../images/use-pictured-record.ts'

const zonesOf = (property?: Property) =>
  timeZonesWith(property?.time_zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const valuesOf = (property?: Property) => {
  if (!property) return { name: '', description: '', active: true, time_zone: 'Europe/Vienna', address: blank }
  const { name, description, translations, active, time_zone, address, version } = property
  return { name, description, translations, active, time_zone, address, version, ...propertyFactsOf(property) }
}

type Props = { property?: Property; onClose: () => void; onCreated?: (property: Property) => void }

export function PropertyForm({ property, onClose, onCreated }: Props) {
  const t = useMessages(propertiesCatalog).form
  const records = useMessages(recordsCatalog)
  const { images, record, retry, modal } = usePicturedRecord(propertiesApi, {
    word: 'property',
    record: property,
    schema: propertySchema,
    rules: propertyRules,
    valuesOf,
    calls: propertyImages,
    onClose,
    onCreated,
  })
  const { field } = modal.form
  const zones = zonesOf(record)

  return (
    <RecordModal
      {...modal}
      what="Property"
      name={record?.name}
      width={640}
      usage={record && q(usageApi.property, { params: { id: record.id } })}
    >
      <Form.Item label={records.name} {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <AddressFields field={field} />
      </FieldGrid>
      <TextInLanguages form={modal.form} name="description" label={records.description} most={5000} rows={4} />
      <FieldGrid>
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
        <Form.Item label={t.timeZone} tooltip={t.timeZoneHint} {...field('time_zone')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={zones} />
        </Form.Item>
      </FieldGrid>
      <PropertyFacts form={modal.form} isNew={!record} />
      <ImageBlock images={images} isNew={!record} onRetry={retry} />
    </RecordModal>
  )
}
