import { ageRules, taxRateKinds } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, Select } from 'antd'
import { taxesCatalog } from '../messages/catalogs.ts'
import { AmountFields, emptyAmount } from './amount-fields.tsx'
import './tax-form.css'

export type RatesForm = { form: Pick<ZodForm, 'field' | 'watched'> }

export const emptyRate = () => ({
  ...{ from: `${localToday().slice(0, 4)}-01-01`, kind: 'per_person' as const, age_rule: 'birthday' as const },
  ...{ max_nights: null, amounts: [emptyAmount()], percent: 0, from_age: null, base_vat_percent: 0, breakfast: 0 },
})

/** The rates, each from a day on. */
export function RateFields({ form }: RatesForm) {
  const t = useMessages(taxesCatalog)
  return (
    <Form.List name="rates">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key} className="tax-rate" aria-label={t.rate(at + 1)}>
              <legend>{t.rate(at + 1)}</legend>
              <Rate form={form} name={name} />
              {rows.length > 1 && (
                <div>
                  <Button size="small" aria-label={t.removeRate(at + 1)} onClick={() => remove(name)}>
                    {t.removeThisRate}
                  </Button>
                </div>
              )}
            </fieldset>
          ))}
          <Button className="tax-add" onClick={() => add(emptyRate())}>
            {t.addRate}
          </Button>
        </>
      )}
    </Form.List>
  )
}

function Rate({ form: { field, watched }, name }: RatesForm & { name: number }) {
  const t = useMessages(taxesCatalog)
  const { rates = [] } = watched as { rates?: readonly ({ kind?: string } | undefined)[] }
  const isPercent = rates[name]?.kind === 'percent'
  const of = (one: string) => ({ ...field(['rates', name, one]), name: [name, one] })
  return (
    <>
      <FieldGrid>
        <Form.Item label={t.from} {...of('from')}>
          <DayInput />
        </Form.Item>
        <Form.Item label={t.kind} {...of('kind')}>
          <Select options={taxRateKinds.map((value) => ({ value, label: t.kinds[value] }))} />
        </Form.Item>
        {isPercent && (
          <>
            <Form.Item label={t.percent} {...of('percent')}>
              <NumberInput unit="percent" />
            </Form.Item>
            <Form.Item label={t.percentFromAge} extra={t.fromAgeHint} {...of('from_age')}>
              <NumberInput whole />
            </Form.Item>
            <Form.Item label={t.baseVat} extra={t.baseVatHint} {...of('base_vat_percent')}>
              <NumberInput unit="percent" />
            </Form.Item>
            <Form.Item label={t.breakfast} extra={t.breakfastHint} {...of('breakfast')}>
              <NumberInput unit="euros" />
            </Form.Item>
          </>
        )}
        <Form.Item label={t.ageRule} {...of('age_rule')}>
          <Select options={ageRules.map((value) => ({ value, label: t.ageRules[value] }))} />
        </Form.Item>
        <Form.Item label={t.maxNights} extra={t.maxNightsHint} {...of('max_nights')}>
          <NumberInput whole />
        </Form.Item>
      </FieldGrid>
      {!isPercent && <AmountFields field={field} rate={name} />}
    </>
  )
}
