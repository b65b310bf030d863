import { addDays } from '@keyhaven/shared-contracts/domain/day'
import { newUnitPrices, seasonsApi } from '@keyhaven/shared-contracts/contract/seasons'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import type { NightRange } from '../strip/use-night-range.ts'
import { SeasonFields } from './season-fields.tsx'
import { UnitPrices } from './unit-prices.tsx'

type Props = {
  /** The units that it can be for, each with its normal price. */
  units: readonly { id: number; name: string; price_per_night: number }[]
  nights?: NightRange | undefined
  onClose: () => void
}

/** A season for one unit or for several at once, each at its own price. */
export function NewSeasonForm({ units, nights, onClose }: Props) {
  const form = useZodForm(newUnitPrices, {
    prices: Object.fromEntries(units.map(({ id }) => [id, ''])),
    ...(nights && { start: nights[0], end: addDays(nights[1], 1) }),
  })
  const create = useCommand(seasonsApi.createPriced)
  const priceAll = (price: string) =>
    form.form.setFieldsValue({ prices: Object.fromEntries(units.map(({ id }) => [id, price])) })
  return (
    <FormModal
      title="New Season"
      about="Season new"
      form={form}
      submitLabel="Save"
      onSubmit={(body) => create.mutateAsync({ body })}
      onClose={onClose}
    >
      <SeasonFields field={form.field}>
        <UnitPrices units={units} field={form.field} onPriceAll={priceAll} />
      </SeasonFields>
    </FormModal>
  )
}
