import type { newUnit, Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { usualInstantHours } from '@keyhaven/shared-contracts/domain/stay/instant'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Form } from 'antd'
import type { z } from 'zod'
import { unitsCatalog } from '../messages/catalogs.ts'

type Values = Partial<z.input<typeof newUnit>>

/** Form values for how a unit is booked. */
export const bookingOf = (unit?: Unit) => ({
  min_nights: unit?.min_nights ?? 1,
  instant: unit?.instant ?? false,
  instant_hours: unit?.instant_hours ?? usualInstantHours,
})

type Props = {
  form: Pick<ZodForm, 'field' | 'watched'>
  /** None while it is not saved. */
  unit: number | undefined
}

/** For how many nights guests book at least, whether they wait for the owner, and until when not. */
export function BookingFields({ form, unit }: Props) {
  const { instant: t, minimumStay } = useMessages(unitsCatalog)
  const { instant } = form.watched as Values
  const toRules = (words: string) => <TextLink to={paths.stayRules(unit)}>{words}</TextLink>
  return (
    <FieldGrid>
      <Form.Item
        label={minimumStay.title}
        extra={withTags(minimumStay.hint, { rules: toRules })}
        {...form.field('min_nights')}
      >
        <NumberInput whole suffix={minimumStay.unit} />
      </Form.Item>
      <Form.Item label={t.title} extra={t.hint} {...form.field('instant')}>
        <FlagSelect yes={t.on} no={t.off} />
      </Form.Item>
      {instant && (
        <Form.Item label={t.hours} extra={t.hoursHint} {...form.field('instant_hours')}>
          <NumberInput whole suffix={t.unit} />
        </Form.Item>
      )}
    </FieldGrid>
  )
}
