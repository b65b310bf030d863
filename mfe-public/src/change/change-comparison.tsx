import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { changeCatalog } from '../messages/change-catalog.ts'

/** Difference between two totals in words. */
export const useDifference = () => {
  const t = useMessages(changeCatalog)
  return (before: number, after: number) => {
    const cents = toCents(after) - toCents(before)
    if (cents === 0) return t.same
    return cents > 0 ? t.more(toEuros(cents)) : t.less(toEuros(-cents))
  }
}

/** The stay as it was when the change was asked for, and as it is wanted. */
export function ChangeComparison({ change }: { change: StayChange }) {
  const t = useMessages(changeCatalog)
  const { euros } = useLanguage()
  const difference = useDifference()
  const isDone = change.state === 'accepted'
  const row = (name: string, stay: StayChange['before'], note?: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{t.stay(stay.check_in, stay.check_out, partyOf(stay))}</span>
        <span className="kh-small">{`${euros(stay.total_price)}${note ? ` · ${note}` : ''}`}</span>
      </dd>
    </div>
  )
  return (
    <dl className="kh-request-facts">
      {row(isDone ? t.before : t.booked, change.before)}
      {row(
        isDone ? t.now : t.wanted,
        change,
        isDone ? undefined : difference(change.before.total_price, change.total_price),
      )}
    </dl>
  )
}
