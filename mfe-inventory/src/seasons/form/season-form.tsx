import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import {
  type Season,
  seasonChange,
  season as seasonSchema,
  seasonsApi,
} from '@keyhaven/shared-contracts/contract/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Typography } from 'antd'
import { priceText } from '../../price-text.ts'
import { SeasonFields } from './season-fields.tsx'

const valuesOf = ({ name, start, end, price_per_night, version }: Season) => ({
  name,
  start,
  end,
  version,
  price_per_night: priceText(price_per_night),
})

type Props = { season: Season; unit: Pick<Unit, 'name' | 'price_per_night'>; onClose: () => void }

/** A season of one unit. */
export function SeasonForm({ season, unit, onClose }: Props) {
  const form = useZodForm(seasonChange, valuesOf(season))
  const modal = useRecord(seasonsApi, { form, record: season, schema: seasonSchema, valuesOf })
  return (
    <RecordModal
      {...modal}
      what="Season"
      name={season.name}
      consequence={`Its nights will cost ${showEuros(unit.price_per_night)} again, the base price. Bookings keep the price they were made with.`}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary" style={{ overflowWrap: 'anywhere' }}>
        {unit.name}
      </Typography.Paragraph>
      <SeasonFields field={form.field}>
        <FieldGrid>
          <Form.Item label="Price per night" {...form.field('price_per_night')}>
            <Input inputMode="decimal" autoComplete="off" suffix="€" />
          </Form.Item>
        </FieldGrid>
      </SeasonFields>
    </RecordModal>
  )
}
