import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'
import type { Messages } from '../../messages/booking/en.ts'

const promoCode = /^Promo code (?<code>.+), (?<percent>\d+) %$/

/** A line of a price in the language on the screen. A booking keeps its lines in English; services have the owner's own words. */
export const priceLineWords = (
  t: Messages['price'],
  { kind, label, quantity }: PriceLine,
  lines: readonly PriceLine[],
): string => {
  if (kind === 'nights') return t.nights(quantity)
  if (kind === 'extra_persons') {
    const nights = lines.reduce((sum, one) => sum + (one.kind === 'nights' ? one.quantity : 0), 0)
    return nights > 0 ? t.extraPersons(quantity / nights) : label
  }
  const { code, percent } = (kind === 'discount' && promoCode.exec(label)?.groups) || {}
  return code === undefined ? label : t.promoCode(code, Number(percent))
}
