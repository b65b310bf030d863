import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { en } from '../../languages/en.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'

export type Messages = {
  /** Names of the plans at which a stay is booked. */
  plans: Record<RatePlan, string>
  /** Line of a promo code; without a percent it is one for an amount. */
  promoCode: (code: string, percent?: number) => string
  /** Line of a discount of the stay itself: `From 7 nights on, 10%`. */
  stayDiscount: (discount: StayDiscount) => string
  /** Days of the week and seasons that make nights cost what they cost: `Friday, Saturday · Summer`. */
  nightsWhy: (why: { seasons: readonly string[]; weekdays: readonly number[] }) => string
}

const nights = (count: number) => en.plural(count, { one: '# night', other: '# nights' })
const days = (count: number) => en.plural(count, { one: '# day', other: '# days' })

const plans: Record<RatePlan, string> = { flexible: 'Flexible', non_refundable: 'Non-refundable' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `From ${nights(from)} on`,
  last_minute: ({ days: until }) => `Last minute, up to ${days(until)} before arrival`,
  early_bird: ({ days: from }) => `Early bird, ${days(from)} or more before arrival`,
  non_refundable: () => plans.non_refundable,
}

/** Words for what makes a stay cheaper, and nights what they cost, for owners and guests alike. */
export const messages: Messages = {
  plans,
  promoCode: (code, percent) => (percent ? `Promo code ${code}, ${percent} %` : `Promo code ${code}`),
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${en.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(en, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
