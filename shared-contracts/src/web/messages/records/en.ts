import type { Usage } from '../../../contract/accounts/usage.ts'
import { en } from '../../../domain/languages/en.ts'

/** Messages about one record, by its noun: "Client". */
export const records = (what: string) => ({
  add: `New ${what}`,
  edit: `Edit ${what}`,
  saved: `${what} saved`,
})

const cascade = (units: number, services: number) => {
  const words = [
    units ? en.plural(units, { one: '# unit', other: '# units' }) : [],
    services ? en.plural(services, { one: '# service', other: '# services' }) : [],
  ].flat()
  if (words.length === 0) return []
  return [`${en.list(words)} ${units + services === 1 ? 'goes' : 'go'} with it.`]
}

const bookingsKept = (bookings: number, upcoming: number) => {
  if (bookings === 0) return []
  const words = en.plural(bookings, { one: '# booking is kept', other: '# bookings are kept' })
  if (upcoming === 0) return [`${words}.`]
  if (bookings === 1) return [`${words}, and it is still to come.`]
  return [`${words}, ${upcoming === bookings ? 'all' : en.number(upcoming)} of them still to come.`]
}

/** Consequences of deleting a record. */
export const usage = ({ units, services, bookings, upcoming, archives }: Usage) =>
  [
    ...cascade(units, services),
    ...bookingsKept(bookings, upcoming),
    archives
      ? 'It will be archived: gone from your lists, but still on old bookings and invoices.'
      : 'It has no bookings, so it will be deleted for good.',
  ].join(' ')
