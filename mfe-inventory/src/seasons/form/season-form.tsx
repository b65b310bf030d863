import {
  type Season,
  seasonChange,
  season as seasonSchema,
  seasonsApi,
} from '@keyhaven/shared-contracts/contract/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Typography } from 'antd'
import { seasonsCatalog } from '../../messages/catalogs.ts'
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
  const { form: t } = useMessages(seasonsCatalog)
  const form = useZodForm(seasonChange, valuesOf(season))
  const modal = useRecord(seasonsApi, { form, record: season, schema: seasonSchema, valuesOf })
  return (
    <RecordModal
      {...modal}
      what="Season"
      name={season.name}
      consequence={t.deleting(unit.price_per_night)}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary" style={{ overflowWrap: 'anywhere' }}>
        {unit.name}
      </Typography.Paragraph>
      <SeasonFields field={form.field}>
        <FieldGrid>
          <Form.Item label={t.pricePerNight} {...form.field('price_per_night')}>
            <Input inputMode="decimal" autoComplete="off" suffix="€" />
          </Form.Item>
        </FieldGrid>
      </SeasonFields>
    </RecordModal>
  )
}
