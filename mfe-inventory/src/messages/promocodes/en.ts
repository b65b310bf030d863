import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Promocodes',
  empty: {
    title: 'No promo codes yet',
    hint: 'A promo code takes a percentage or an amount off a stay for guests who use it before it expires.',
    action: 'Add your first code',
  },
  validUntil: 'Valid until',
  columns: { discount: 'Discount', used: 'Used', edit: 'Edit Code' },
  amount: (value: number) => en.euros(value),
  percent: (value: number) => `${en.number(value)} %`,
  bookings: (count: number) => en.plural(count, { one: '# booking', other: '# bookings' }),
  saved: (amount: number) => `${en.euros(amount)} saved`,
  notUsed: 'Not yet',
  form: {
    code: 'Code',
    kind: 'Percent or amount',
    kinds: { percent: 'Percent', amount: 'Amount' },
    discount: 'Discount percent',
    amount: 'Discount amount',
    amountHint: 'At most what the stay costs.',
  },
  conditions: {
    title: 'Conditions',
    none: 'None',
    validFrom: 'Bookable from',
    stayFrom: 'First night',
    stayTo: 'Last night',
    stayHint: 'Every night of the stay lies in between.',
    minNights: 'Minimum nights',
    units: 'Units',
    allUnits: 'All units',
    archivedUnit: 'Archived unit',
    maxUses: 'Uses in total',
    maxUsesPerGuest: 'Uses per guest',
    unlimited: 'Unlimited',
    usesHint: 'Bookings that are not cancelled count, and requests that wait.',
  },
  // In few words, for the list.
  bound: {
    from: (day: Day) => `Bookable from ${en.day(day)}`,
    dates: ({ from, to }: { from: Day | null; to: Day | null }) => {
      if (!to) return `Nights from ${en.day(from ?? '')}`
      return from ? `Nights ${en.day(from)} – ${en.day(to)}` : `Nights until ${en.day(to)}`
    },
    nights: (count: number) => en.plural(count, { one: 'From # night', other: 'From # nights' }),
    units: (count: number) => en.plural(count, { one: '# unit', other: '# units' }),
    uses: (count: number) => en.plural(count, { one: '# use', other: '# uses' }),
    usesPerGuest: (count: number) => `${en.number(count)} per guest`,
  },
}
export type Messages = typeof messages
