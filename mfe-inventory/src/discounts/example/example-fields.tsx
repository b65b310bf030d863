import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { ratePlans } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Select } from 'antd'
import { useId } from 'react'
import { discountsCatalog } from '../../messages/catalogs.ts'
import type { ExampleChoice } from './example-price.ts'

/** The choice while it is typed. */
export type TypedChoice = Omit<ExampleChoice, 'nights'> & { nights: number | string }

type Props = {
  choice: TypedChoice
  /** Percent off of the non-refundable plan, where the property has one. */
  nonRefundable: number | undefined
  /** Those that can be used for the stay on the day of booking. */
  codes: readonly Promocode[]
  onChange: (change: Partial<TypedChoice>) => void
}

/** Days, plan and code of the example. */
export function ExampleFields({ choice, nonRefundable, codes, onChange }: Props) {
  const { example: t } = useMessages(discountsCatalog)
  const { euros } = useLanguage()
  const id = useId()
  const planLabel = { flexible: t.plans.flexible, non_refundable: t.plans.non_refundable(nonRefundable ?? 0) }
  return (
    <>
      <div className="worked-example-fields">
        <div>
          <label htmlFor={`${id}-arrival`}>{t.arrival}</label>
          <DayInput
            id={`${id}-arrival`}
            value={choice.arrival}
            onChange={(arrival) => arrival && onChange({ arrival })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-nights`}>{t.nights}</label>
          <NumberInput whole id={`${id}-nights`} value={choice.nights} onChange={(nights) => onChange({ nights })} />
        </div>
        <div>
          <label htmlFor={`${id}-booked`}>{t.bookedOn}</label>
          <DayInput
            id={`${id}-booked`}
            value={choice.bookedOn}
            onChange={(bookedOn) => bookedOn && onChange({ bookedOn })}
          />
        </div>
      </div>
      <div className="worked-example-fields worked-example-choices">
        {nonRefundable !== undefined && (
          <div>
            <label htmlFor={`${id}-plan`}>{t.plan}</label>
            <Select
              id={`${id}-plan`}
              value={choice.plan}
              onChange={(plan) => onChange({ plan })}
              options={ratePlans.map((value) => ({ value, label: planLabel[value] }))}
            />
          </div>
        )}
        {codes.length > 0 && (
          <div>
            <label htmlFor={`${id}-code`}>{t.code}</label>
            <Select
              id={`${id}-code`}
              showSearch={{ optionFilterProp: 'label' }}
              value={choice.code?.code ?? ''}
              onChange={(value) => onChange({ code: codes.find(({ code }) => code === value) })}
              options={[
                { value: '', label: t.noCode },
                ...codes.map(({ code, discount_percent, discount_amount }) => ({
                  value: code,
                  label: discount_amount ? `${code}, ${euros(discount_amount)}` : t.codeOf(code, discount_percent),
                })),
              ]}
            />
          </div>
        )}
      </div>
    </>
  )
}
