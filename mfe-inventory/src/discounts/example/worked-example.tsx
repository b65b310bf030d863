import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { codeProblem } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import { type DiscountRule, discountsOf, discountsOfUnit } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import { discountsCatalog } from '../../messages/catalogs.ts'
import { ExampleFields, type TypedChoice } from './example-fields.tsx'
import { ExampleLines } from './example-lines.tsx'
import { examplePrice } from './example-price.ts'
import { exampleStay } from './example-stay.ts'
import { useExampleFacts } from './use-example-facts.ts'
import './worked-example.css'

type Props = {
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  /** All discounts, with the one that is not saved yet. */
  discounts: readonly DiscountRule[]
  /** The one in the form: the stay begins as one that shows it. */
  draft?: DiscountRule | undefined
}

/** The price of a stay in a unit, step by step; its days can be changed. */
export function WorkedExample({ unit, rows, discounts, draft }: Props) {
  const { example: t } = useMessages(discountsCatalog)
  const today = useTodayIn(rows.properties.find(({ id }) => id === unit.property)?.time_zone)
  const { facts, codes, failed } = useExampleFacts(unit)
  const [changes, setChanges] = useState<Partial<TypedChoice>>({})
  const ofUnit = discountsOfUnit(discounts, unit)
  const choice: TypedChoice = { ...exampleStay(draft ? [draft] : ofUnit, today), plan: 'flexible', ...changes }
  if (failed?.error)
    return <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
  if (!facts) return <Skeleton active title={false} paragraph={{ rows: 6 }} />

  const { arrival, bookedOn } = choice
  const nights = Number(choice.nights)
  const daysAhead = nightsBetween(bookedOn, arrival)
  const isStay = Number.isInteger(nights) && nights >= 1 && nights <= maxStayNights && daysAhead >= 0
  const fits = (code: Promocode) =>
    code.valid_until >= bookedOn &&
    isStay &&
    !codeProblem(code, { unit: unit.id, check_in: arrival, check_out: addDays(arrival, nights), today: bookedOn })
  const fitting = codes.filter(fits)
  const code = fitting.find((one) => one.code === choice.code?.code)
  const counts = !draft || discountsOf(ofUnit, { nights, daysAhead }).some(({ id }) => id === draft.id)
  const sentence = isStay ? t.stay(arrival, nights, daysAhead, facts.unit.capacity) : t.later
  return (
    <Stack gap={12}>
      <ExampleFields
        choice={{ ...choice, code }}
        nonRefundable={facts.property.non_refundable?.percent}
        codes={fitting}
        onChange={(change) => setChanges({ ...changes, ...change })}
      />
      <Text component="p" aria-live="polite">
        {sentence}
      </Text>
      {isStay && !counts && <Alert type="info" showIcon role="status" title={t.notCounted} />}
      {isStay && <ExampleLines label={sentence} price={examplePrice(facts, { ...choice, code, nights }, discounts)} />}
    </Stack>
  )
}
