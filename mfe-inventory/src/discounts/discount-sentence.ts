import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import type { Messages } from '../messages/discounts/en.ts'

/** A discount as its owner would say it: “From 7 nights: 10% off”. */
export const discountSentence = (t: Messages['sentence'], { kind, nights, days, percent }: Omit<DiscountRule, 'id'>) =>
  t[kind]((kind === 'length_of_stay' ? nights : days) ?? 0, percent)
