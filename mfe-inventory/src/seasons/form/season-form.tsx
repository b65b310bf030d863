import {
  type Season,
  seasonChange,
  season as seasonSchema,
  seasonsApi,
} from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Typography } from 'antd'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import { SeasonFields } from './season-fields.tsx'

const valuesOf = ({ name, start, end, price_per_night, version }: Season) => ({
  name,
  start,
  end,
  version,
  price_per_night: price_per_night,
})

type Props = {
  season: Season
  unit: Pick<Unit, 'name' | 'price_per_night'>
  onSaved: (saved: Season) => void
  onClose: () => void
}

/** A season of one unit. */
export function SeasonForm({ season, unit, onSaved, onClose }: Props) {
  const { form: t } = useMessages(seasonsCatalog)
  const form = useZodForm(seasonChange, valuesOf(season), 'season')
  const modal = useRecord(seasonsApi, { form, record: season, schema: seasonSchema, valuesOf })
  return (
    <RecordModal
      {...modal}
      onSave={async (values) => onSaved(seasonSchema.parse(await modal.onSave(values)))}
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
            <NumberInput unit="euros" />
          </Form.Item>
        </FieldGrid>
      </SeasonFields>
    </RecordModal>
  )
}
