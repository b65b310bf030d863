import type { newUnit, Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { isBed, isRoom } from '@keyhaven/shared-contracts/domain/place/room-kinds'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Input, Typography } from 'antd'
import type { z } from 'zod'
import { factsCatalog } from '../messages/catalogs.ts'
import { AmenitySelect } from './amenity-select.tsx'
import { FactsPart } from './facts-part.tsx'
import { FactsSection } from './facts-section.tsx'
import { RoomFields } from './room-fields.tsx'

type Values = Partial<z.input<typeof newUnit>>
const partyFacts = ['pets_max', 'cots', 'extra_person_from_age'] as const
const roomFacts = ['rooms', 'bathrooms', 'area_m2'] as const

const roomsOf = ({ rooms = [] }: Unit) =>
  rooms.flatMap(({ kind, beds }) =>
    isRoom(kind)
      ? [{ kind, beds: beds.flatMap((bed) => (isBed(bed.kind) ? [{ kind: bed.kind, count: bed.count }] : [])) }]
      : [],
  )

/** The facts of a unit as its form holds them. */
export const unitFactsOf = (unit: Unit): Values => ({
  rooms: roomsOf(unit),
  bathrooms: unit.bathrooms ?? '',
  area_m2: unit.area_m2 ?? '',
  amenities: (unit.amenities ?? []) as NonNullable<Values['amenities']>,
  registration_number: unit.registration_number ?? '',
  door_code: unit.door_code ?? '',
  pets_max: unit.pets_max ?? '',
  cots: unit.cots ?? '',
  extra_person_from_age: unit.extra_person_from_age ?? '',
})

export function UnitFacts({ form }: { form: Pick<ZodForm, 'field' | 'watched' | 'schema'> }) {
  const t = useMessages(factsCatalog)
  const { field } = form
  const values = form.watched as Values
  const wrong = new Set(form.schema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [])
  const isFilled = (name: keyof Values) => (values[name] ?? '') !== ''
  const filledFacts = [(values.rooms?.length ?? 0) > 0, isFilled('bathrooms'), isFilled('area_m2')]
  const count = filledFacts.filter(Boolean).length
  const amenityCount = values.amenities?.length ?? 0
  const isRegistered = Boolean(values.registration_number)
  const hasCode = Boolean(values.door_code)
  const party = partyFacts.filter(isFilled).length
  return (
    <FactsSection filled={[...filledFacts, amenityCount > 0, party > 0, isRegistered, hasCode]}>
      <FactsPart
        title={t.rooms.title}
        summary={count === 0 ? t.none : t.filled(count, filledFacts.length)}
        isWrong={roomFacts.some((name) => wrong.has(name))}
      >
        <Form.Item label={t.rooms.sleeping} extra={t.rooms.sleepingHint} {...field('rooms')}>
          <RoomFields />
        </Form.Item>
        <FieldGrid>
          <Form.Item label={t.rooms.bathrooms} {...field('bathrooms')}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.rooms.area} {...field('area_m2')}>
            <NumberInput whole suffix="m²" />
          </Form.Item>
        </FieldGrid>
      </FactsPart>
      <FactsPart title={t.amenities.ofUnit} summary={amenityCount === 0 ? t.none : t.chosen(amenityCount)}>
        <Typography.Paragraph type="secondary">{t.amenities.ofUnitHint}</Typography.Paragraph>
        <Form.Item {...field('amenities')}>
          <AmenitySelect of="unit" />
        </Form.Item>
      </FactsPart>
      <FactsPart
        title={t.party.title}
        summary={party === 0 ? t.none : t.filled(party, partyFacts.length)}
        isWrong={partyFacts.some((name) => wrong.has(name))}
      >
        <FieldGrid>
          <Form.Item label={t.party.pets} extra={t.party.petsHint} {...field('pets_max')}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.party.age} extra={t.party.ageHint} {...field('extra_person_from_age')}>
            <NumberInput whole />
          </Form.Item>
          <Form.Item label={t.party.cots} {...field('cots')}>
            <NumberInput whole />
          </Form.Item>
        </FieldGrid>
      </FactsPart>
      <FactsPart
        title={t.registration.title}
        summary={isRegistered ? t.filled(1, 1) : t.none}
        isWrong={wrong.has('registration_number')}
      >
        <Form.Item label={t.registration.title} extra={t.registration.hintOfUnit} {...field('registration_number')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      </FactsPart>
      <FactsPart
        title={t.arrival.doorCode}
        summary={hasCode ? t.filled(1, 1) : t.none}
        isWrong={wrong.has('door_code')}
      >
        <Form.Item label={t.arrival.doorCode} extra={t.arrival.doorCodeHint} {...field('door_code')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      </FactsPart>
    </FactsSection>
  )
}
