import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, DatePicker, Form, Input } from 'antd'
import dayjs from 'dayjs'
import { taxesCatalog } from '../messages/catalogs.ts'

/** A leap year, so that 29 February can be chosen. */
const anyYear = '2028'

type DayProps = { id?: string; value?: string | null; onChange?: (day: string | null) => void; placeholder: string }

/** A day of every year, `MM-DD`, typed and shown as its reader writes it. */
function DayOfYearInput({ value, onChange, ...rest }: DayProps) {
  const language = useLanguage()
  return (
    <DatePicker
      {...rest}
      format={language.dayAndMonth('2028-11-22').replace('22', 'DD').replace('11', 'MM')}
      value={value ? dayjs(`${anyYear}-${value}`) : null}
      defaultPickerValue={dayjs(`${anyYear}-01-01`)}
      onChange={(day: dayjs.Dayjs | null) => onChange?.(day ? day.format('MM-DD') : null)}
      style={{ width: '100%' }}
    />
  )
}

export const emptyAmount = () => ({ amount: '', from_age: null, category: null, season: null })

type Props = Pick<ZodForm, 'field'> & { rate: number }

/** Amounts of a rate for a person and night: by age, part of the year and category of the house. */
export function AmountFields({ field, rate }: Props) {
  const t = useMessages(taxesCatalog)
  return (
    <Form.List name={[rate, 'amounts']}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, at) => {
            const of = (...path: string[]) => ({
              ...field(['rates', rate, 'amounts', name, ...path]),
              name: [name, ...path],
              className: 'tax-cell',
            })
            return (
              <div key={key} role="group" aria-label={t.amountOf(at + 1)} className="tax-amount">
                <Form.Item label={t.amount} {...of('amount')}>
                  <NumberInput unit="euros" />
                </Form.Item>
                <Form.Item label={t.fromAge} {...of('from_age')}>
                  <NumberInput whole placeholder={t.anyAge} />
                </Form.Item>
                <Form.Item label={t.seasonFrom} {...of('season', 'from')}>
                  <DayOfYearInput placeholder={t.allYear} />
                </Form.Item>
                <Form.Item label={t.seasonTo} {...of('season', 'to')}>
                  <DayOfYearInput placeholder={t.allYear} />
                </Form.Item>
                <Form.Item label={t.category} {...of('category')}>
                  <Input placeholder={t.anyCategory} />
                </Form.Item>
                <Button
                  className="tax-remove"
                  aria-label={t.removeAmount(at + 1)}
                  disabled={rows.length === 1}
                  onClick={() => remove(name)}
                >
                  {t.remove}
                </Button>
              </div>
            )
          })}
          <Button size="small" onClick={() => add(emptyAmount())} className="tax-add">
            {t.addAmount}
          </Button>
        </>
      )}
    </Form.List>
  )
}
