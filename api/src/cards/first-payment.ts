import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { depositOf } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { agreedRule, ruleOfProperty } from '../payment-plans/payment-of-stay.ts'
import { readSettings } from '../payment-plans/settings.ts'
import { readAccount } from './reads.ts'

type InstantStay = {
  property: number
  check_in: Day
  check_out: Day
  totalCents: number
  terms: AcceptedTerms | null | undefined
}

/** Cents that the guest of an instant booking pays by card before it counts; 0 where it counts at once. */
export async function firstPaymentOf(db: Sql, owner: OwnerId, { property, terms, ...stay }: InstantStay, now: Date) {
  const { instant_needs_deposit: isNeeded } = await readSettings(db, owner)
  // Nobody could pay it, so it would be a house that cannot be booked.
  if (!isNeeded || !(await readAccount(db, owner))) return 0
  const rule = agreedRule(await ruleOfProperty(db, owner, property), terms, now)
  return rule ? depositOf(rule, stay).cents : 0
}
