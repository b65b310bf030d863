import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { counted } from '@keyhaven/shared-contracts/web/counted'

const goesAlong = ({ units, services }: Usage) => {
  const parts = [units && counted(units, 'units'), services && counted(services, 'services')].filter(Boolean)
  if (parts.length === 0) return []
  return [`${parts.join(' and ')} ${units + services === 1 ? 'goes' : 'go'} with it.`]
}

const stays = ({ bookings, upcoming }: Usage) => {
  if (bookings === 0) return []
  if (upcoming === 0) return [`${counted(bookings, 'bookings')} ${bookings === 1 ? 'stays' : 'stay'}.`]
  if (bookings === 1) return ['1 booking stays and is still to come.']
  const coming = upcoming === bookings ? 'all' : upcoming.toLocaleString('en')
  return [`${counted(bookings, 'bookings')} stay, ${coming} of them ${upcoming === 1 ? 'is' : 'are'} still to come.`]
}

/** What deleting a record affects, in words. */
export const usageWords = (usage: Usage) =>
  [
    ...goesAlong(usage),
    ...stays(usage),
    usage.archives
      ? 'It will be archived: gone from lists, still on old bookings and invoices.'
      : 'No booking was ever made with it, so it is gone for good.',
  ].join(' ')
