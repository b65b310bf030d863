import type { StayDiscount } from '../../money/price-lines.ts'
import type { RatePlan } from '../../prices/rate-plans.ts'
import { fr } from '../../languages/fr.ts'
import { weekdayNames } from '../../languages/weekday-names.ts'
import type { Messages } from './en.ts'

const nights = (count: number) => fr.plural(count, { one: '# nuit', other: '# nuits' })
const days = (count: number) => fr.plural(count, { one: '# jour', other: '# jours' })

const plans: Record<RatePlan, string> = { flexible: 'Flexible', non_refundable: 'Non remboursable' }

const names: Record<StayDiscount['kind'], (discount: StayDiscount) => string> = {
  length_of_stay: ({ nights: from }) => `À partir de ${nights(from)}`,
  last_minute: ({ days: until }) => `Dernière minute, jusqu’à ${days(until)} avant l’arrivée`,
  early_bird: ({ days: from }) => `Réservation anticipée, ${days(from)} ou plus avant l’arrivée`,
  non_refundable: () => plans.non_refundable,
}

export const messages: Messages = {
  plans,
  promoCode: (code, percent) => (percent ? `Code promo ${code}, ${fr.percent(percent)}` : `Code promo ${code}`),
  stayDiscount: (discount) => `${names[discount.kind](discount)}, ${fr.percent(discount.percent)}`,
  nightsWhy: ({ seasons, weekdays }) =>
    [weekdayNames(fr, weekdays).join(', '), seasons.join(', ')].filter(Boolean).join(' · '),
}
