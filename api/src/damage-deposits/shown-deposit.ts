import { callPath } from '@keyhaven/shared-contracts/contract/endpoint'
import { damagePicture } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit, GuestDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import { guestDamagePicture } from '@keyhaven/shared-contracts/contract/public/public-payments'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { damageDays, damageState } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { proofOf } from '../signed-links.ts'
import type { HeldStay } from './reads.ts'

/** A damage deposit without its picture; null of a cancelled stay for which nothing was held. */
export function damageOf(stay: HeldStay, now: Date): Omit<DamageDeposit, 'picture'> | null {
  const today = dayIn(stay.time_zone, now)
  const days = damageDays(stay.agreed, stay)
  const { status, end, is_held: isHeld, is_lapsed: isLapsed } = stay
  const state = damageState({ status, days, end, isHeld, isLapsed }, today)
  if (state === null) return null
  return {
    amount: toEuros(stay.agreed.cents),
    ...days,
    state,
    has_card: stay.has_card,
    captured: toEuros(stay.captured_cents),
    reason: stay.reason,
    ended_at: stay.ended_at,
  }
}

/** Subject of the signature in the address of a picture. */
export const subjectOfPicture = (booking: number) => `damage picture of ${booking}`

/** As its owner sees it; the secret is that of signed links. */
export function damageOut(stay: HeldStay, secret: string, now: Date): DamageDeposit | null {
  const facts = damageOf(stay, now)
  if (!facts) return null
  const query = proofOf(secret, subjectOfPicture(stay.booking), now)
  const address = () => `/keyhaven${callPath(damagePicture, { params: { id: stay.booking }, query })}`
  return { ...facts, picture: stay.picture === null ? null : address() }
}

/** As its guest sees it; `page` is the guest's link, which opens the picture, too. */
export function damageForGuest(
  stay: HeldStay,
  page: { token: string; origin: string },
  now: Date,
): GuestDamageDeposit | null {
  const facts = damageOf(stay, now)
  if (!facts) return null
  const { has_card: _card, ...deposit } = facts
  const picture =
    stay.picture === null
      ? null
      : `${page.origin}/keyhaven${callPath(guestDamagePicture, { params: { token: page.token } })}`
  return { ...deposit, picture }
}
