import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { FeedEvent } from './feed-event.ts'

/**
 * The events of one day that only mark arrival and departure of a longer stay. A night of its own may begin on the day of
 * departure: that day marks a departure only where the arrival is marked as well, and only once.
 */
export const partsOfStays = <E extends FeedEvent>(events: readonly E[]): Set<E> => {
  const short = events.filter(({ start, end }) => nightsBetween(start, end) === 1)
  const long = events.filter(({ start, end, kind }) => kind === 'stay' && nightsBetween(start, end) > 1)
  const starting = Map.groupBy(short, ({ start }) => start)
  const ending = Map.groupBy(short, ({ end }) => end)
  const parts = new Set<E>()
  for (const stay of long)
    for (const one of [...(starting.get(stay.start) ?? []), ...(ending.get(stay.end) ?? [])]) parts.add(one)
  for (const stay of long) {
    if (!starting.has(stay.start)) continue
    const candidates = (starting.get(stay.end) ?? []).filter((one) => !parts.has(one))
    const departure = candidates.find(({ summary }) => stay.name && summary.includes(stay.name)) ?? candidates[0]
    if (departure) parts.add(departure)
  }
  return parts
}
