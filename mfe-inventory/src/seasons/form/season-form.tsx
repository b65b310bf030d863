import {
  type Season,
  seasonChange,
  season as seasonSchema,
  seasonsApi,
} from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Typography } from 'antd'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import { nightlyText } from '../../prices/nightly-text.ts'
import { WeekdayFields } from '../../prices/weekday-fields.tsx'
import { SeasonFields } from './season-fields.tsx'

const valuesOf = ({ name, start, end, price_per_night, weekday_prices, version }: Season) => ({
  name,
  start,
  end,
  version,
  price_per_night,
  weekday_prices: weekday_prices ?? null,
})

type Props = {
  season: Season
  unit: Pick<Unit, 'name' | 'price_per_night' | 'weekday_prices'>
  onSaved: (saved: Season) => void
  onClose: () => void
}

/** A season of one unit. */
export function SeasonForm({ season, unit, onSaved, onClose }: Props) {
  const { form: t } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const form = useZodForm(seasonChange, valuesOf(season), 'season')
  const modal = useRecord(seasonsApi, { form, record: season, schema: seasonSchema, valuesOf })
  return (
    <RecordModal
      {...modal}
      onSave={async (values) => onSaved(seasonSchema.parse(await modal.onSave(values)))}
      what="Season"
      name={season.name}
      consequence={t.deleting(nightlyText(language, unit))}
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
        <WeekdayFields form={form} usual={form.watched.price_per_night} />
      </SeasonFields>
    </RecordModal>
  )
}
