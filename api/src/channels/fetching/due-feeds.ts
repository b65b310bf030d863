import type { AppContext } from '../../context.ts'
import { type Due, pauseHost, takeDue } from './due-writes.ts'
import { runFeed } from './run-feed.ts'

/** Hosts that are asked at the same time; each of them one calendar at a time. */
const lanes = 8
/** Fetches in a row that a host may leave without an answer before the rest of its calendars wait for the next round. */
const maxSilent = 2

/** Fetches the calendars of one host, one after the other. */
async function fetchOfHost(context: AppContext, feeds: readonly Due[], failed: (error: unknown) => void) {
  let silent = 0
  for (const { id, owner, host } of feeds) {
    if (silent >= maxSilent) return
    try {
      const { pauseMs, isReached } = await runFeed(context, owner, id)
      silent = isReached ? 0 : silent + 1
      if (pauseMs === undefined) continue
      await pauseHost(context.db, host, new Date(context.clock().getTime() + pauseMs))
      return
    } catch (error) {
      failed(error)
    }
  }
}

/** Fetches what is due, until nothing is. One that fails for a reason of ours is said at the end and is in nobody's way. */
export async function fetchDueFeeds(context: AppContext) {
  const failures: unknown[] = []
  for (;;) {
    const due = await takeDue(context.db, context.clock())
    if (due.length === 0) break
    const hosts = [...Map.groupBy(due, ({ host }) => host).values()]
    const lane = async () => {
      for (let feeds = hosts.pop(); feeds; feeds = hosts.pop())
        await fetchOfHost(context, feeds, (error) => failures.push(error))
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} calendars of portals could not be taken over.`)
}
