import type { AcceptedTerms, ShownTerms, StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { isSameTerms } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { cleanLines } from '@keyhaven/shared-contracts/domain/text/clean'
import type { RatePlan } from '@keyhaven/shared-contracts/domain/prices/rate-plans'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { isDeepStrictEqual } from 'node:util'
import { paymentRuleOf } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { damageTermsOf } from '../damage-deposits/agreed.ts'
import type { Sql } from '../db/pool.ts'
import { conflict } from '../http/problem.ts'
import { paymentTermsIn } from '../invoices/settings.ts'
import type { OwnerId } from '../owner-id.ts'
import { readTerms } from './reads.ts'

type House = { owner: OwnerId; property: number }

/** Kind of a stay whose terms are asked for. */
type Kind = {
  plan?: RatePlan | undefined
  /** It is booked by its deposit, which is due at once then. */
  isDueAtOnce?: boolean
}

/** Terms that a guest accepts with a request for a stay in a house, in their language. */
export async function termsOfHouse(
  db: Sql,
  { owner, property }: House,
  locale: GuestLocale,
  { plan = 'flexible', isDueAtOnce = false }: Kind = {},
): Promise<StayTerms> {
  const { owner_language, payment_rule: rule, damage_deposit, ...terms } = await readTerms(db, owner, property)
  const cancellation = (plan === 'non_refundable' && terms.non_refundable) || terms.cancellation
  const usual = rule && paymentRuleOf(rule) ? rule : null
  const payment_rule = usual?.deposit_due_days != null && isDueAtOnce ? { ...usual, deposit_due_days: 0 } : usual
  const { text, isOwn } = await paymentTermsIn(db, owner, locale, payment_rule !== null)
  const payment_lang = isOwn ? owner_language : locale
  return { cancellation, payment: text, payment_lang, payment_rule, damage_deposit: damageTermsOf(damage_deposit) }
}

/** Cancellation terms of each plan of a house; without a second one they are the same. */
export async function cancellationOfPlans(db: Sql, { owner, property }: House) {
  const { cancellation, non_refundable } = await readTerms(db, owner, property)
  return { flexible: cancellation, non_refundable: non_refundable ?? cancellation }
}

/**
 * The terms as the guest accepts them, frozen. Nobody accepts others than those that were shown; a caller that says nothing of
 * them takes those of the house, for what a house asks for holds whatever is sent.
 */
export async function acceptTerms(
  db: Sql,
  house: House,
  { terms: shown, locale = 'en', ...kind }: Kind & { terms?: ShownTerms | undefined; locale?: GuestLocale | undefined },
  now: Date,
): Promise<AcceptedTerms> {
  const terms = await termsOfHouse(db, house, locale, kind)
  const isSame =
    !shown || (isSameTerms(shown.cancellation, terms.cancellation) && shown.payment === cleanLines(terms.payment))
  const isSameRule = shown?.payment_rule === undefined || isDeepStrictEqual(shown.payment_rule, terms.payment_rule)
  const isSameDamage =
    shown?.damage_deposit === undefined || isDeepStrictEqual(shown.damage_deposit, terms.damage_deposit)
  if (!isSame || !isSameRule || !isSameDamage) throw conflict('terms_changed', 'guests.termsChanged')
  return { ...terms, accepted_at: now.toISOString() }
}
