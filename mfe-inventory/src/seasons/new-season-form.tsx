import { addDays } from '@keyhaven/shared-contracts/contract/day'
import { newSeason, seasonsApi } from '@keyhaven/shared-contracts/contract/seasons'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Form } from 'antd'
import type { NightRange } from './night-range.ts'
import { SeasonFields } from './season-fields.tsx'
import { UnitPicker } from './unit-picker.tsx'

type Props = {
  /** All units of the property, and those that the season is for to begin with. */
  units: readonly { id: number; name: string }[]
  chosen: readonly number[]
  nights?: NightRange | undefined
  onClose: () => void
}

/** A season for one unit or for several at once. */
export function NewSeasonForm({ units, chosen, nights, onClose }: Props) {
  const form = useZodForm(newSeason, {
    units: [...chosen],
    ...(nights && { start: nights[0], end: addDays(nights[1], 1) }),
  })
  const create = useCommand(seasonsApi.create)
  return (
    <FormModal
      title="New Season"
      about="Season new"
      form={form}
      submitLabel="Save"
      onSubmit={(body) => create.mutateAsync({ body })}
      onClose={onClose}
    >
      <SeasonFields
        field={form.field}
        units={
          <Form.Item label="Units" {...form.field('units')}>
            <UnitPicker units={units} />
          </Form.Item>
        }
      />
    </FormModal>
  )
}
