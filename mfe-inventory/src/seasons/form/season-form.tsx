import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import {
  type Season,
  seasonChange,
  season as seasonSchema,
  seasonsApi,
} from '@keyhaven/shared-contracts/contract/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { Form, Input, Typography } from 'antd'
import { priceText } from '../../price-text.ts'
import { RecordModal } from '../../record-modal.tsx'
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
  const update = useCommand(seasonsApi.update)
  const remove = useCommand(seasonsApi.remove)
  return (
    <RecordModal
      what="Season"
      record={season.name}
      id={season.id}
      form={form}
      onClose={onClose}
      onSave={(body) => update.mutateAsync({ params: { id: season.id }, body })}
      onRemove={() => remove.mutateAsync({ params: { id: season.id } })}
      consequence={`Its nights cost ${showEuros(unit.price_per_night)} again, the base price. Bookings keep the price that they were made with.`}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(seasonSchema.parse(current)), keepsTyped)}
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
