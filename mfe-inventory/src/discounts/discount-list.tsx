import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Discount } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { discountKinds } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'
import { discountsCatalog } from '../messages/catalogs.ts'
import { ScopeList } from '../scope/scope-list.tsx'
import { useScopeNames } from '../scope/use-scope-names.ts'
import { discountSentence } from './discount-sentence.ts'
import { withOwnDiscounts } from './own-discounts.ts'

type Props = { discounts: readonly Discount[]; rows: CalendarRows; onEdit: (discount: Discount) => void }

/** The discounts by kind, and of each kind by what they are about. */
export function DiscountList({ discounts, ...rest }: Props) {
  return discountKinds.map((kind) => {
    const ofKind = discounts.filter((one) => one.kind === kind)
    return ofKind.length > 0 && <OfKind key={kind} {...{ kind, discounts: ofKind, ...rest }} />
  })
}

function OfKind({ kind, discounts, rows, onEdit }: Props & { kind: Discount['kind'] }) {
  const t = useMessages(discountsCatalog)
  const nameOf = useScopeNames(rows)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Text id={heading} component="h2" size={16} weight={600}>
        {t.kinds[kind]}
      </Text>
      <Stack gap={12} marginTop={8}>
        <ScopeList
          items={discounts}
          rows={rows}
          heading="h3"
          sentence={(discount) => discountSentence(t.sentence, discount)}
          note={(group) => {
            const own = withOwnDiscounts(group, discounts, rows)
            return own.length > 0 ? t.overruled(own.map(nameOf).join(' · ')) : undefined
          }}
          onEdit={onEdit}
        />
      </Stack>
    </section>
  )
}
