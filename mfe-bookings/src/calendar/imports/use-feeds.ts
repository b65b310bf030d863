import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { windowsAtHand } from '../timeline/data/timeline-queries.ts'

type Feed = Pick<CalendarImport['feed'], 'name' | 'colour'>

/** More portals than these have no room in the legend. */
const maxFeeds = 4

/** The portals of the imports that the calendar has loaded, each name and colour once. */
export const useFeeds = (): Feed[] => {
  const cache = useQueryClient()
  const subscribe = useCallback(
    // Not at once: an answer may be asked for while something is drawn.
    (onChange: () => void) => cache.getQueryCache().subscribe(() => queueMicrotask(onChange)),
    [cache],
  )
  // As text, so that it is the same one until something of it has changed.
  const read = () => {
    const feeds = new Map<string, Feed>()
    for (const [, window] of windowsAtHand(cache))
      for (const { feed } of window?.imports ?? []) {
        if (feeds.size < maxFeeds) feeds.set(`${feed.name} ${feed.colour}`, { name: feed.name, colour: feed.colour })
      }
    return JSON.stringify([...feeds.values()])
  }
  const text = useSyncExternalStore(subscribe, read)
  return useMemo(() => JSON.parse(text) as Feed[], [text])
}
