import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { ExemptGroup } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { adultAge } from '@keyhaven/shared-contracts/domain/stay/party'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, Select } from 'antd'
import { touristTaxCatalog } from '../../messages/catalogs.ts'
import './guest-fields.css'

type Props = { form: Pick<ZodForm, 'field' | 'watched'>; booking: Booking; groups: readonly ExemptGroup[] }
type Watched = { guests?: readonly ({ age?: number | null } | undefined)[] }

/** One row for persons of the same age and reason. */
export function GuestFields({ form: { field, watched }, booking, groups }: Props) {
  const t = useMessages(touristTaxCatalog)
  const { guests = [] } = watched as Watched
  const ages = [
    { value: null, label: t.adult },
    ...Array.from({ length: adultAge }, (_, index) => adultAge - 1 - index).map((age) => ({
      value: age,
      label: t.age(age),
    })),
  ]
  const lastNight = addDays(booking.check_out, -1)
  return (
    <Form.List name="guests">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, at) => {
            const of = (one: string) => ({
              ...field(['guests', name, one]),
              name: [name, one],
              className: 'tax-guests-cell',
            })
            const isChild = typeof guests[name]?.age === 'number'
            return (
              <div key={key} role="group" aria-label={t.row(at + 1)} className="tax-guests">
                <Form.Item label={t.persons} {...of('persons')}>
                  <NumberInput whole />
                </Form.Item>
                <Form.Item label={t.ageOnArrival} {...of('age')}>
                  <Select options={ages} />
                </Form.Item>
                {groups.length > 0 && (
                  <Form.Item label={t.exempt} {...of('exempt')}>
                    <Select
                      options={[
                        { value: null, label: t.notExempt },
                        ...groups.map((value) => ({ value, label: t.groups[value] })),
                      ]}
                    />
                  </Form.Item>
                )}
                {isChild && (
                  <Form.Item label={t.birthday} {...of('birthday')}>
                    <DayInput min={booking.check_in} max={lastNight} />
                  </Form.Item>
                )}
                <Button
                  className="tax-guests-remove"
                  aria-label={t.removeRow(at + 1)}
                  disabled={rows.length === 1}
                  onClick={() => remove(name)}
                >
                  {t.remove}
                </Button>
              </div>
            )
          })}
          <Button onClick={() => add({ persons: 1, age: null, birthday: null, exempt: null })}>{t.add}</Button>
        </>
      )}
    </Form.List>
  )
}
