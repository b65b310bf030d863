import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { Form, Input, type InputProps, Typography } from 'antd'
import { priceText } from '../../price-text.ts'

type Props = {
  units: readonly { id: number; name: string; price_per_night: number }[]
  field: ZodForm['field']
  /** The same price for all of them. */
  onPriceAll: (price: string) => void
}

const PriceInput = (props: InputProps) => <Input {...props} inputMode="decimal" autoComplete="off" suffix="€" />

/** What a night of each unit costs in a season; a unit whose price stays empty keeps its normal one. */
export function UnitPrices({ units, field, onPriceAll }: Props) {
  const priceOf = (id: number) => field(`prices.${id}`, ['start', 'end'])
  const [first] = units
  if (first && units.length === 1)
    return (
      <FieldGrid>
        <Form.Item
          label="Price per night"
          {...priceOf(first.id)}
          extra={`Normally ${showEuros(first.price_per_night)}`}
        >
          <PriceInput placeholder={priceText(first.price_per_night)} />
        </Form.Item>
      </FieldGrid>
    )
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography.Text strong>
        <legend style={{ padding: 0 }}>Price per night</legend>
      </Typography.Text>
      <Typography.Paragraph type="secondary">
        In grey is what each unit normally costs. Where you leave it empty, that price stays.
      </Typography.Paragraph>
      <FieldGrid>
        {units.map(({ id, name, price_per_night }) => (
          <Form.Item key={id} label={name} {...priceOf(id)}>
            <PriceInput placeholder={priceText(price_per_night)} />
          </Form.Item>
        ))}
      </FieldGrid>
      {units.length > 2 && (
        <Form.Item label={`The same price for all ${units.length} units`}>
          <PriceInput
            aria-label="The same price for all units"
            onChange={({ target }) => onPriceAll(target.value)}
            style={{ maxWidth: 260 }}
          />
        </Form.Item>
      )}
    </fieldset>
  )
}
