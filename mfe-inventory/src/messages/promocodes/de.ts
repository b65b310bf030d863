import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Gutscheincodes',
  empty: {
    title: 'Noch keine Gutscheincodes',
    hint: 'Mit einem Gutscheincode bekommen Gäste Prozente auf den ganzen Aufenthalt, solange er gültig ist.',
    action: 'Ersten Code anlegen',
  },
  validUntil: 'Gültig bis',
  columns: { discount: 'Rabatt', used: 'Verwendet', edit: 'Bearbeiten' },
  percent: (value) => de.percent(value),
  bookings: (count) => de.plural(count, { one: '# Buchung', other: '# Buchungen' }),
  saved: (amount) => `${de.euros(amount)} Rabatt`,
  notUsed: 'Noch nicht',
  form: { code: 'Code', discount: 'Rabatt in Prozent' },
}
