import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import type { Messages } from '../../messages/booking/en.ts'

/** The discount of a promo code in words: `10 %` or `€20.00`. */
export const codeDiscount = (
  t: Messages,
  language: Language,
  { discount_percent: percent, discount_amount: amount }: Pick<Promocode, 'discount_percent' | 'discount_amount'>,
) => (amount ? language.euros(amount) : t.facts.discountPercent(percent))
