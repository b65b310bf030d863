import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Kortingscodes',
  empty: {
    title: 'Nog geen kortingscodes',
    hint: 'Met een kortingscode krijgen gasten een percentage korting op het hele verblijf, zolang de code geldig is.',
    action: 'Eerste code toevoegen',
  },
  validUntil: 'Geldig tot en met',
  columns: { discount: 'Korting', used: 'Gebruikt', edit: 'Bewerken' },
  percent: (value) => nl.percent(value),
  bookings: (count) => nl.plural(count, { one: '# boeking', other: '# boekingen' }),
  saved: (amount) => `${nl.euros(amount)} korting`,
  notUsed: 'Nog niet',
  form: { code: 'Code', discount: 'Kortingspercentage' },
}
