import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import { counted } from '@keyhaven/shared-contracts/web/counted'

const goesAlong = ({ units, services }: Usage) => {
  const parts = [units && counted(units, 'units'), services && counted(services, 'services')].filter(Boolean)
  if (parts.length === 0) return []
  return [`${parts.join(' and ')} ${units + services === 1 ? 'goes' : 'go'} with it.`]
}

const stays = ({ bookings, upcoming }: Usage) => {
  if (bookings === 0) return []
  const kept = `${counted(bookings, 'bookings')} ${bookings === 1 ? 'is' : 'are'} kept`
  if (upcoming === 0) return [`${kept}.`]
  if (bookings === 1) return [`${kept}, and it is still to come.`]
  const coming = upcoming === bookings ? 'all' : upcoming.toLocaleString('en')
  return [`${kept}, ${coming} of them still to come.`]
}

/** What deleting a record affects, in words. */
export const usageWords = (usage: Usage) =>
  [
    ...goesAlong(usage),
    ...stays(usage),
    usage.archives
      ? 'It will be archived: gone from your lists, but still on old bookings and invoices.'
      : 'It has no bookings, so it will be deleted for good.',
  ].join(' ')
