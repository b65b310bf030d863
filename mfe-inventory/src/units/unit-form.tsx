import { seenVersion } from '@keyhaven/shared-contracts/domain/money/number'
import { newUnit, type Unit, unitsApi, unit as unitSchema } from '@keyhaven/shared-contracts/contract/inventory/units'
import { usageApi } from '@keyhaven/shared-contracts/contract/accounts/usage'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { FieldGrid, TextInLanguages } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { NumberInput, PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { RecordModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { UnitFacts, unitFactsOf } from '../facts/unit-facts.tsx'
import { recordsCatalog, seasonsCatalog, unitsCatalog } from '../messages/catalogs.ts'
import { ImageBlock } from '../images/image-block.tsx'
import { unitImages } from '../images/image-calls.ts'
import { usePicturedRecord } from '../images/use-pictured-record.ts'
import { WeekdayFields } from '../prices/weekday-fields.tsx'
import { BookingFields, bookingOf } from './booking-fields.tsx'
import { UnitSeasonPrices } from './unit-season-prices.tsx'
import { statusOptions, typeOptions } from './unit-columns.tsx'

const NewSeasonForm = lazyDialog(() => import('../seasons/form/new-season-form.tsx'), 'NewSeasonForm')
const SeasonForm = lazyDialog(() => import('../seasons/form/season-form.tsx'), 'SeasonForm')

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
    capacity: unit.capacity,
    max_capacity: unit.max_capacity,
    price_per_night: unit.price_per_night,
    weekday_prices: unit.weekday_prices ?? null,
    price_per_extra_person: unit.price_per_extra_person,
    property_id: unit.property.id,
    ...bookingOf(unit),
    ...unitFactsOf(unit),
  }
}

type Props = { unit?: Unit; onClose: () => void; onCreated?: (unit: Unit) => void }

export function UnitForm({ unit, onClose, onCreated }: Props) {
  const t = useMessages(unitsCatalog)
  const records = useMessages(recordsCatalog)
  // Waited for while the form opens: a part that waited later would hide the whole form meanwhile.
  useMessages(seasonsCatalog)
  const [season, setSeason] = useState<Season | 'new' | null>(null)
  const closeSeason = () => setSeason(null)
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
    <>
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
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.form.baseCapacity} {...field('capacity', ['max_capacity'])}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.form.pricePerNight} {...field('price_per_night')}>
            <NumberInput unit="euros" />
          </Form.Item>
          <Form.Item
            label={t.form.pricePerExtraPerson}
            {...field('price_per_extra_person', ['capacity', 'max_capacity'])}
          >
            <NumberInput unit="euros" />
          </Form.Item>
        </FieldGrid>
        <Box marginBottom={24}>
          <WeekdayFields form={modal.form} usual={modal.form.watched.price_per_night} />
        </Box>
        <FieldGrid>
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
        <UnitSeasonPrices unit={record} onOpen={setSeason} />
        <BookingFields form={modal.form} unit={record?.id} />
        <UnitFacts form={modal.form} />
        <Slot name="unit.form" props={record ? { unit: record.id } : {}} />
        <ImageBlock images={images} isNew={!record} onRetry={retry} />
      </RecordModal>
      {record && season === 'new' && <NewSeasonForm units={[record]} onSaved={closeSeason} onClose={closeSeason} />}
      {record && season && season !== 'new' && (
        <SeasonForm season={season} unit={record} onSaved={closeSeason} onClose={closeSeason} />
      )}
    </>
  )
}
