import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { discountsCatalog } from '../../messages/catalogs.ts'
import { UnitCard } from '../../scope/unit-card.tsx'
import { WorkedExample } from './worked-example.tsx'

type Props = {
  unit: CalendarRows['units'][number]
  rows: CalendarRows
  discounts: readonly DiscountRule[]
  onUnit: (id: number) => void
}

/** The worked example of a unit that is chosen. */
export function ExampleCard({ unit, rows, discounts, onUnit }: Props) {
  const { example: t } = useMessages(discountsCatalog)
  return (
    <UnitCard words={t} {...{ unit, rows, onUnit }}>
      <WorkedExample key={unit.id} {...{ unit, rows, discounts }} />
    </UnitCard>
  )
}
