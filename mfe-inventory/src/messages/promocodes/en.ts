import { en } from '@keyhaven/shared-contracts/domain/languages/en'

export const messages = {
  title: 'Promocodes',
  empty: {
    title: 'No promo codes yet',
    hint: 'A promo code takes a percentage off the whole stay for guests who use it before it expires.',
    action: 'Add your first code',
  },
  validUntil: 'Valid until',
  columns: { discount: 'Discount Percentage', used: 'Used', edit: 'Edit Code' },
  percent: (value: number) => `${en.number(value)} %`,
  bookings: (count: number) => en.plural(count, { one: '# booking', other: '# bookings' }),
  saved: (amount: number) => `${en.euros(amount)} saved`,
  notUsed: 'Not yet',
  form: { code: 'Code', discount: 'Discount percent' },
}
export type Messages = typeof messages
