import type { AcceptedTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type AgreedPaymentRule, depositOf } from '@keyhaven/shared-contracts/domain/money/payment-plan'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { agreedRule, ruleOfProperty } from '../payment-plans/payment-of-stay.ts'
import { readSettings } from '../payment-plans/settings.ts'
import { readAccount } from './reads.ts'

/** True where instant bookings have their deposit paid by card before they count. Without an account nobody could pay it, so nobody has to. */
export async function takesDepositAtOnce(db: Sql, owner: OwnerId) {
  const { instant_needs_deposit: isNeeded = false } = await readSettings(db, owner)
  return isNeeded && (await readAccount(db, owner)) !== undefined
}

/** The rule of a stay that is booked by its deposit. */
export const dueAtOnce = (rule: AgreedPaymentRule): AgreedPaymentRule => ({ ...rule, depositDays: 0 })

type InstantStay = {
  property: number
  check_in: Day
  check_out: Day
  totalCents: number
  terms: AcceptedTerms | null | undefined
}

/** Cents that the guest of an instant booking pays by card before it counts; 0 where it counts at once. */
export async function firstPaymentOf(db: Sql, owner: OwnerId, { property, terms, ...stay }: InstantStay, now: Date) {
  if (!(await takesDepositAtOnce(db, owner))) return 0
  const rule = agreedRule(await ruleOfProperty(db, owner, property), terms, now)
  return rule ? depositOf(dueAtOnce(rule), stay).cents : 0
}
