import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'
import { planOfRule } from '@keyhaven/shared-contracts/contract/finance/plan-of-rule'
import { damageDays } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import { plannedLine } from '@keyhaven/shared-contracts/domain/money/planned-parts'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { languageOf } from '../language.ts'
import { withLanguage } from '../mail/content.ts'
import { planMessages } from '../transfers/messages.ts'
import { cancellationMessages, stayMessages } from './messages/catalogs.ts'
import type { ShownRequest } from './shown-request.ts'

export type StayWithTerms = Pick<
  ShownRequest,
  'check_in' | 'check_out' | 'total_price' | 'time_zone' | 'terms' | 'status' | 'booked_as'
> & {
  price_lines: PriceLine[]
}

/** Parts of a stay that its host has yet to agree to, in words; a confirmed one has its days. */
function plannedWords(stay: StayWithTerms, acceptedOn: Day, locale: GuestLocale) {
  const rule = stay.terms?.payment_rule
  if (!rule || stay.status !== 'pending') return ''
  return plannedLine(planMessages[locale], planOfRule(rule, stay, acceptedOn), {
    ...{ check_in: stay.check_in, from: acceptedOn, depositDays: rule.deposit_due_days },
    awaitsHost: stay.booked_as !== 'instant',
  })
}

/** The damage deposit as the guest has accepted it, in words; nothing where there is none. */
function damageLine({ check_in, check_out, terms }: StayWithTerms, locale: GuestLocale) {
  const damage = terms?.damage_deposit
  if (!damage) return []
  const { named, damage: t } = stayMessages[locale]
  const { from, until } = damageDays(damage, { check_in, check_out })
  return [named(t.title, t.text(damage.amount, from, until))]
}

/** Lines with the terms that the guest has accepted, for both sides; none where no terms were shown. */
export function termsLines(stay: StayWithTerms, locale: GuestLocale) {
  const { check_in, time_zone, terms } = stay
  if (!terms) return []
  const t = cancellationMessages[locale]
  const acceptedOn = dayIn(time_zone, new Date(terms.accepted_at))
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(stay) }, acceptedOn)
  const { named } = stayMessages[locale]
  const planned = plannedWords(stay, acceptedOn, locale)
  const payment = withLanguage(terms.payment, terms.payment_lang, locale)
  return [
    named(t.title, termsLine(t, parts)),
    named(t.payment, planned === '' ? payment : `${planned}. ${payment}`),
    ...damageLine(stay, locale),
  ]
}

export type EndedStay = Pick<ShownRequest, 'was_accepted' | 'terms' | 'cancellation_fee' | 'fee_waived' | 'paid'>

/** The fee of a cancelled stay, and what of the money is to go back or is left to pay; nothing where neither was agreed nor paid. */
export function feeRows(stay: EndedStay, locale: GuestLocale) {
  const { was_accepted, terms, cancellation_fee: fee = 0, fee_waived: waived = 0, paid = 0 } = stay
  if (fee === 0 && waived === 0 && paid === 0 && !(terms && was_accepted)) return []
  const t = cancellationMessages[locale]
  const { euros } = languageOf(locale)
  const restCents = toCents(fee) - toCents(paid)
  return [
    { name: t.fee, amount: waived > 0 ? t.waived(waived) : euros(fee) },
    ...(paid === 0 ? [] : [{ name: t.paid, amount: euros(paid) }]),
    ...(restCents < 0 ? [{ name: t.toRefund, amount: euros(toEuros(-restCents)) }] : []),
    ...(restCents > 0 && paid > 0 ? [{ name: t.leftToPay, amount: euros(toEuros(restCents)) }] : []),
  ]
}

/** Balance of a cancelled stay in euros, negative where money is to go back. */
export const leftOf = ({ cancellation_fee: fee = 0, paid = 0 }: Pick<EndedStay, 'cancellation_fee' | 'paid'>) =>
  toEuros(toCents(fee) - toCents(paid))
