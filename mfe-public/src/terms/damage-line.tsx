import type { QuotedDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { termsCatalog } from '../messages/terms-catalog.ts'

/** A damage deposit before its day, in one sentence; renders nothing where none is asked for. */
export function DamageLine({ deposit }: { deposit: QuotedDamageDeposit | null | undefined }) {
  const { damage: t } = useMessages(termsCatalog)
  if (!deposit) return null
  const { amount, from, until } = deposit
  return (
    <p className="kh-terms-plan">
      <strong>{t.title}</strong> <span>{t.planned(amount, from, until)}</span>
    </p>
  )
}
