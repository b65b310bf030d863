import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { it } from '../../languages/it.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import type { Messages } from './en.ts'

const nights = (count: number) => it.plural(count, { one: '# notte', other: '# notti' })
const days = (count: number) => it.plural(count, { one: '# giorno', other: '# giorni' })

const plans: Record<RatePlan, string> = { flexible: 'Flessibile', non_refundable: 'Non rimborsabile' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `Da ${nights(from)}`,
  last_minute: ({ days: until }) => `Last minute, fino a ${days(until)} prima dell’arrivo`,
  early_bird: ({ days: from }) => `Prenotazione anticipata, almeno ${days(from)} prima dell’arrivo`,
  non_refundable: () => plans.non_refundable,
}

export const messages: Messages = {
  plans,
  promoCode: (code, percent) =>
    percent ? `Codice promozionale ${code}, ${it.percent(percent)}` : `Codice promozionale ${code}`,
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${it.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(it, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
