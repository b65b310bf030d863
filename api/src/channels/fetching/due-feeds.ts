import type { AppContext } from '../../context.ts'
import { type Due, pauseHost, putOff, takeDue } from './due-writes.ts'
import { minuteMs } from '../../lifetimes.ts'
import { runFeed } from './run-feed.ts'

/** Hosts that are asked at the same time; each of them one calendar at a time. */
const lanes = 8
/** Fetches in a row that a host may leave without an answer before the rest of its calendars wait for the next round. */
const maxSilent = 2

/** Time of one host in a round, after which its calendars make room for those of others. */
const turnMs = 20_000

/** Fetches the calendars of one host, one after the other, until its turn is over; what is left of them is due in the next minute. */
async function fetchOfHost(
  context: AppContext,
  feeds: readonly Due[],
  failed: (error: unknown) => void,
): Promise<unknown> {
  let silent = 0
  const ends = performance.now() + turnMs
  for (const [at, { id, owner, host }] of feeds.entries()) {
    if (silent >= maxSilent) return undefined
    if (performance.now() > ends) {
      const left = feeds.slice(at).map((feed) => feed.id)
      return putOff(context.db, left, new Date(context.clock().getTime() + minuteMs))
    }
    try {
      const { pauseMs, isReached } = await runFeed(context, owner, id)
      silent = isReached ? 0 : silent + 1
      if (pauseMs !== undefined) return await pauseHost(context.db, host, new Date(context.clock().getTime() + pauseMs))
    } catch (error) {
      failed(error)
    }
  }
  return undefined
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
