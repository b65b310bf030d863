import { newUnitPrices, seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { writeNumber } from '@keyhaven/shared-contracts/domain/money/typed-number'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Typography } from 'antd'
import { useState } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import type { NightRange } from '../strip/use-night-range.ts'
import { WeekdayFields } from '../../prices/weekday-fields.tsx'
import { SeasonFields } from './season-fields.tsx'

type Props = {
  /** The units that it can be for, each with its normal price. */
  units: readonly { id: number; name: string; price_per_night: number }[]
  nights?: NightRange | undefined
  onSaved: (nights: { start: Day; end: Day }) => void
  onClose: () => void
}

/** A season for one unit or for several at once, each at its own price. */
export function NewSeasonForm({ units, nights, onSaved, onClose }: Props) {
  const t = useMessages(seasonsCatalog)
  const began = {
    prices: Object.fromEntries(units.map(({ id }) => [id, ''])),
    ...(nights && { start: nights[0], end: addDays(nights[1], 1) }),
  }
  const form = useZodForm(newUnitPrices, began, 'season')
  const create = useCommand(seasonsApi.createPriced)
  const only = units.length === 1 ? units[0] : undefined
  const priceAll = (price: number | string) =>
    form.form.setFieldsValue({ prices: Object.fromEntries(units.map(({ id }) => [id, price])) })
  return (
    <FormModal
      title={t.newSeason}
      about="Season new"
      form={form}
      submitLabel={t.form.save}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        onSaved(body)
      }}
      onClose={onClose}
    >
      <SeasonFields field={form.field}>
        <UnitPrices units={units} field={form.field} onPriceAll={priceAll} />
        <WeekdayFields
          form={form}
          usual={only && form.watched.prices?.[only.id]}
          note={only ? undefined : t.form.sameForAllUnits}
        />
      </SeasonFields>
    </FormModal>
  )
}

type UnitPricesProps = {
  units: readonly { id: number; name: string; price_per_night: number }[]
  field: ZodForm['field']
  /** The same price for all of them. */
  onPriceAll: (price: number | string) => void
}

/** Price per night of each unit; a unit whose price stays empty keeps its normal one. */
function UnitPrices({ units, field, onPriceAll }: UnitPricesProps) {
  const { form: t } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const [price, setPrice] = useState<number | string>('')
  const priceOf = (id: number) => field(`prices.${id}`, ['start', 'end'])
  const [first] = units
  if (first && units.length === 1)
    return (
      <FieldGrid>
        <Form.Item label={t.pricePerNight} {...priceOf(first.id)} extra={t.normally(first.price_per_night)}>
          <NumberInput unit="euros" placeholder={writeNumber(first.price_per_night, language, 2)} />
        </Form.Item>
      </FieldGrid>
    )
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography.Text strong>
        <legend style={{ padding: 0 }}>{t.pricePerNight}</legend>
      </Typography.Text>
      <Typography.Paragraph type="secondary">{t.normalInGrey}</Typography.Paragraph>
      <FieldGrid>
        {units.map(({ id, name, price_per_night }) => (
          <Form.Item key={id} label={name} {...priceOf(id)}>
            <NumberInput unit="euros" placeholder={writeNumber(price_per_night, language, 2)} />
          </Form.Item>
        ))}
      </FieldGrid>
      {units.length > 2 && (
        <Form.Item label={t.sameForAll(units.length)}>
          <NumberInput
            unit="euros"
            aria-label={t.sameForAllUnits}
            value={price}
            onChange={(input) => {
              setPrice(input)
              onPriceAll(input)
            }}
            style={{ maxWidth: 260 }}
          />
        </Form.Item>
      )}
    </fieldset>
  )
}
