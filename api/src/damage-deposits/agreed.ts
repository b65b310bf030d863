import type { DamageTerms } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { QuotedDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { type AgreedDamageDeposit, damageDays } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'

/** Damage deposit of new stays in a house; nothing can be held where its owner takes no cards. */
export type HouseDamage = { damage_deposit: AgreedDamageDeposit | null; takes_cards: boolean }

/** The damage deposit that a stay is agreed on with: as its guest has accepted it, else as its house has it. */
export function agreedDamage(
  { damage_deposit, takes_cards }: HouseDamage,
  terms: Pick<AcceptedTerms, 'damage_deposit'> | null | undefined,
): AgreedDamageDeposit | null {
  if (!takes_cards) return null
  if (terms?.damage_deposit === undefined) return damage_deposit
  const { damage_deposit: accepted } = terms
  return (
    accepted && { cents: toCents(accepted.amount), days_before: accepted.days_before, days_after: accepted.days_after }
  )
}

/** The same as a guest is shown it. */
export const damageTermsOf = (agreed: AgreedDamageDeposit | null): DamageTerms | null =>
  agreed && { amount: toEuros(agreed.cents), days_before: agreed.days_before, days_after: agreed.days_after }

/** Amount and days of a stay that would be agreed on now. */
export function quotedDamage(
  terms: DamageTerms | null | undefined,
  stay: StayDays & { time_zone: string },
  now: Date,
): QuotedDamageDeposit | null {
  if (!terms) return null
  const { from, until } = damageDays(terms, stay)
  const today = dayIn(stay.time_zone, now)
  return { amount: terms.amount, from: from > today ? from : today, until }
}
