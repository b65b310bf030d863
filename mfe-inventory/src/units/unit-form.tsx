import { seenVersion } from '@keyhaven/shared-contracts/domain/number'
import { newUnit, type Unit, unitsApi, unit as unitSchema } from '@keyhaven/shared-contracts/contract/units'
import { usageApi } from '@keyhaven/shared-contracts/contract/usage'
import { q } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, TextInLanguages } from '@keyhaven/shared-contracts/web/form'
import { PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { UnitFacts, unitFactsOf } from '../facts/unit-facts.tsx'
import { recordsCatalog, unitsCatalog } from '../messages/catalogs.ts'
import { ImageBlock } from '../images/image-block.tsx'
import { unitImages } from '../images/image-calls.ts'
import { usePicturedRecord } from '../images/use-pictured-record.ts'
import { priceText } from '../price-text.ts'
import { BookingFields, bookingOf } from './booking-fields.tsx'
import { statusOptions, typeOptions } from './unit-words.ts'

const rules = newUnit.safeExtend({ version: seenVersion })

const valuesOf = (unit?: Unit) => {
  // An empty text would keep the rules over several fields from speaking; one that is missing does not.
  if (!unit) return { type: 'apartment', status: 'available', active: true, ...bookingOf() } as const
  const { name, description, translations, type, status, active, version } = unit
  return {
    name,
    description,
    translations,
    type,
    status,
    active,
    version,
    capacity: String(unit.capacity),
    max_capacity: String(unit.max_capacity),
    price_per_night: priceText(unit.price_per_night),
    price_per_extra_person: priceText(unit.price_per_extra_person),
    property_id: unit.property.id,
    ...bookingOf(unit),
    ...unitFactsOf(unit),
  }
}

type Props = { unit?: Unit; onClose: () => void; onCreated?: (unit: Unit) => void }

export function UnitForm({ unit, onClose, onCreated }: Props) {
  const t = useMessages(unitsCatalog)
  const records = useMessages(recordsCatalog)
  const { images, record, retry, modal } = usePicturedRecord(unitsApi, {
    word: 'unit',
    record: unit,
    schema: unitSchema,
    rules,
    valuesOf,
    calls: unitImages,
    onClose,
    onCreated,
  })
  const { field } = modal.form

  return (
    <RecordModal
      {...modal}
      what="Unit"
      name={record?.name}
      width={640}
      usage={record && q(usageApi.unit, { params: { id: record.id } })}
    >
      <Form.Item label={records.name} {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <TextInLanguages form={modal.form} name="description" label={records.description} most={5000} rows={4} />
      <FieldGrid>
        <Form.Item label={t.form.maxCapacity} {...field('max_capacity')}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.baseCapacity} {...field('capacity', ['max_capacity'])}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.pricePerNight} {...field('price_per_night')}>
          <Input inputMode="decimal" autoComplete="off" suffix="€" />
        </Form.Item>
        <Form.Item
          label={t.form.pricePerExtraPerson}
          {...field('price_per_extra_person', ['capacity', 'max_capacity'])}
        >
          <Input inputMode="decimal" autoComplete="off" suffix="€" />
        </Form.Item>
        <Form.Item label={records.property} {...field('property_id')}>
          <PropertySelect placeholder={t.form.selectProperty} {...(record && { current: record.property })} />
        </Form.Item>
        <Form.Item label={t.form.type} {...field('type')}>
          <Select options={typeOptions(t)} />
        </Form.Item>
        <Form.Item label={t.status} {...field('status')}>
          <Select options={statusOptions(t)} />
        </Form.Item>
        <Form.Item label={records.active} {...field('active')}>
          <FlagSelect yes={records.active} no={records.inactive} />
        </Form.Item>
      </FieldGrid>
      <BookingFields form={modal.form} />
      <UnitFacts form={modal.form} />
      <ImageBlock images={images} isNew={!record} onRetry={retry} />
    </RecordModal>
  )
}
