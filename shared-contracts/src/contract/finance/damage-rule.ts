import { z } from 'zod'
import { whenValid } from '../../domain/cross-field.ts'
import { euros, optionalEurosIn } from '../../domain/money/money.ts'
import { optionalWhole } from '../../domain/money/number.ts'
import {
  hasOneDeposit,
  isDepositDated,
  oneDeposit,
  paymentRuleOut,
  ruleFields,
  undatedDeposit,
} from './payment-plan.ts'

/** Damage deposit that new stays are asked for, as it is answered; a server of the release before does not say. */
export const damageRuleOut = z.object({
  /** Amount that is held on the guest's card; null where none is. */
  damage_deposit_amount: euros.nullish(),
  /** Days before arrival on which it is held, and days after departure on which it is released by itself. */
  damage_deposit_days_before: z.int().nullish(),
  damage_deposit_days_after: z.int().nullish(),
})

/** The same as it comes in; what is left out stays as it is. */
export const damageFields = {
  damage_deposit_amount: optionalEurosIn({ below: 'bookings.amountAboveZero' }),
  // A card holds an amount for a week, and it is to be there on arrival.
  damage_deposit_days_before: optionalWhole(1, 6),
  damage_deposit_days_after: optionalWhole(0, 14),
}

/** Payment rule of a house, with its damage deposit. */
export const houseRuleOut = paymentRuleOut.extend(damageRuleOut.shape)
export type HouseRuleOut = z.infer<typeof houseRuleOut>

export const houseRuleFields = { ...ruleFields, ...damageFields }
type DamageFields = { [Name in keyof typeof damageFields]?: number | null | undefined }

/** An amount without its days would be held at no time. */
export const isHeldInTime = ({ damage_deposit_amount, damage_deposit_days_before }: DamageFields) =>
  damage_deposit_amount == null || damage_deposit_days_before != null
export const isReleasedInTime = ({ damage_deposit_amount, damage_deposit_days_after }: DamageFields) =>
  damage_deposit_amount == null || damage_deposit_days_after != null

const when = whenValid(z.object(damageFields))
export const heldAtNoTime = {
  path: ['damage_deposit_days_before'],
  error: 'inventory.enterRestDays' as const,
  when,
}
export const releasedAtNoTime = {
  path: ['damage_deposit_days_after'],
  error: 'inventory.enterDaysAfterDeparture' as const,
  when,
}

/** Payment rule of a property that has one of its own. */
export const houseRuleIn = z
  .object(houseRuleFields)
  .refine(hasOneDeposit, oneDeposit)
  .refine(isDepositDated, undatedDeposit)
  .refine(isHeldInTime, heldAtNoTime)
  .refine(isReleasedInTime, releasedAtNoTime)
