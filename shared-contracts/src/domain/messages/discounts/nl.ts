import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { nl } from '../../languages/nl.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import type { Messages } from './en.ts'

const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })
const days = (count: number) => nl.plural(count, { one: '# dag', other: '# dagen' })

const plans: Record<RatePlan, string> = { flexible: 'Flexibel', non_refundable: 'Niet-restitueerbaar' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `Vanaf ${nights(from)}`,
  last_minute: ({ days: until }) => `Lastminute, tot ${days(until)} voor aankomst`,
  early_bird: ({ days: from }) => `Vroegboekkorting, ${days(from)} of meer voor aankomst`,
  non_refundable: () => plans.non_refundable,
}

export const messages: Messages = {
  plans,
  promoCode: (code, percent) => (percent ? `Kortingscode ${code}, ${nl.percent(percent)}` : `Kortingscode ${code}`),
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${nl.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(nl, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
