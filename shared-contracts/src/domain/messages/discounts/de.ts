import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { de } from '../../languages/de.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import type { Messages } from './en.ts'

const nights = (count: number) => de.plural(count, { one: '# Nacht', other: '# Nächten' })
const days = (count: number) => de.plural(count, { one: '# Tag', other: '# Tage' })
const daysOrMore = (count: number) => de.plural(count, { one: '# Tag', other: '# Tagen' })

const plans: Record<RatePlan, string> = { flexible: 'Flexibel', non_refundable: 'Nicht erstattbar' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `Ab ${nights(from)}`,
  last_minute: ({ days: until }) => `Last Minute, bis ${days(until)} vor der Anreise`,
  early_bird: ({ days: from }) => `Frühbucher, ab ${daysOrMore(from)} vor der Anreise`,
  non_refundable: () => plans.non_refundable,
}

export const messages: Messages = {
  plans,
  promoCode: (code, percent) => (percent ? `Gutscheincode ${code}, ${de.percent(percent)}` : `Gutscheincode ${code}`),
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${de.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(de, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
