import {
  newTouristTax,
  rateInCents,
  type TouristTax,
} from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { categoriesOf } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, Select, Typography } from 'antd'
import { taxesCatalog } from '../messages/catalogs.ts'
import type { RatesForm } from './rate-fields.tsx'

type Props = RatesForm & { tax: TouristTax | undefined }

/** Properties that owe the tax, each with its category where the amounts tell some apart. */
export function PropertyFields({ form: { field, watched }, tax }: Props) {
  const t = useMessages(taxesCatalog)
  const { rates } = watched as { rates?: unknown }
  const { data = [] } = newTouristTax.shape.rates.safeParse(rates)
  const categories = categoriesOf(data.map(rateInCents))
  return (
    <fieldset className="tax-rate">
      <legend>{t.properties}</legend>
      <Typography.Paragraph type="secondary">{t.propertiesHint}</Typography.Paragraph>
      <Form.List name="properties">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, at) => {
              const of = (one: string) => ({
                ...field(['properties', name, one]),
                name: [name, one],
                className: 'tax-cell',
              })
              return (
                <div key={key} role="group" aria-label={t.propertyOf(at + 1)} className="tax-amount">
                  <Form.Item label={t.property} {...of('property')}>
                    <PropertySelect placeholder={t.chooseProperty} current={tax?.properties[name]} />
                  </Form.Item>
                  {categories.length > 0 && (
                    <Form.Item label={t.category} {...of('category')}>
                      <Select
                        placeholder={t.chooseCategory}
                        options={categories.map((value) => ({ value, label: value }))}
                      />
                    </Form.Item>
                  )}
                  <Button className="tax-remove" aria-label={t.removeProperty(at + 1)} onClick={() => remove(name)}>
                    {t.remove}
                  </Button>
                </div>
              )
            })}
            <Form.Item {...field('properties')} noStyle>
              <span hidden />
            </Form.Item>
            <Button onClick={() => add({ property: 0, category: null })}>{t.addProperty}</Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}
