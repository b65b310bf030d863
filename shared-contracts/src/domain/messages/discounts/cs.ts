import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { cs } from '../../languages/cs.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import type { Messages } from './en.ts'

const nights = (count: number) => cs.plural(count, { one: '# noci', few: '# nocí', other: '# nocí' })
const days = (count: number) => cs.plural(count, { one: '# dne', few: '# dnů', other: '# dnů' })
const daysOrMore = (count: number) => cs.plural(count, { one: '# den', few: '# dny', other: '# dnů' })

const plans: Record<RatePlan, string> = { flexible: 'Flexibilní', non_refundable: 'Nevratná sazba' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `Od ${nights(from)}`,
  last_minute: ({ days: until }) => `Last minute, do ${days(until)} před příjezdem`,
  early_bird: ({ days: from }) => `Včasná rezervace, ${daysOrMore(from)} a více před příjezdem`,
  non_refundable: () => plans.non_refundable,
}

export const messages: Messages = {
  plans,
  promoCode: (code, percent) => (percent ? `Slevový kód ${code}, ${cs.percent(percent)}` : `Slevový kód ${code}`),
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${cs.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(cs, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
