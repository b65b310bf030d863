import { addDays, type Day } from '../days/day.ts'
import type { StayDays } from '../stay/stay.ts'

/** The damage deposit that a stay was agreed on with. */
export type AgreedDamageDeposit = { cents: number; days_before: number; days_after: number }

/** Days from which it is held on the guest's card, and on which it is released by itself. */
export const damageDays = (
  { days_before, days_after }: Pick<AgreedDamageDeposit, 'days_before' | 'days_after'>,
  { check_in, check_out }: StayDays,
) => ({ from: addDays(check_in, -days_before), until: addDays(check_out, days_after) })

type Facts = {
  status: 'pending' | 'confirmed' | 'cancelled'
  days: { from: Day; until: Day }
  /** As it ended; null while it goes on. */
  end: 'released' | 'captured' | null
  isHeld: boolean
  /** The bank has let a hold go before its time. */
  isLapsed: boolean
}

/** State of a damage deposit on a day at the house; null of a cancelled stay for which nothing was held. */
export function damageState({ status, days, end, isHeld, isLapsed }: Facts, today: Day) {
  if (end) return end
  if (isHeld) return 'held'
  if (status === 'cancelled') return null
  if (today < days.from || status === 'pending') return 'planned'
  // Nothing can be held any more.
  return isLapsed || today >= days.until ? 'lapsed' : 'waiting'
}
