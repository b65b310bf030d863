import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import { ownerIdOf } from '../owner-id.ts'
import type { Sweep } from '../sweep.ts'
import { emailStale } from './emails.ts'
import { fetchDueFeeds } from './fetching/due-feeds.ts'
import { lockUnitWithRequests, unitsWithFreedNights } from './nights/night-writes.ts'
import { takeFreeNights } from './nights/take-nights.ts'
import { markMailed, markStaleUnits } from './stale-writes.ts'
import { forgetOld } from './writes.ts'

/** Gives stays of portals the nights that have become free since: a booking was cancelled, a block taken away. */
async function takeFreed({ db, clock, env }: AppContext) {
  const now = clock()
  for (const { owner: id, unit } of await unitsWithFreedNights(db, now)) {
    const owner = ownerIdOf(id)
    await transact(db, async (tx) => {
      if (await lockUnitWithRequests(tx, owner, unit))
        await takeFreeNights(tx, owner, unit, { now, origin: env.origin })
    })
  }
}

/** Mails each owner once what could not be read for a day, all of it in one mail. */
const mailStale = ({ db, clock, env }: AppContext) =>
  transact(db, async (tx) => {
    for (const [owner, feeds] of Map.groupBy(await markMailed(tx, clock()), (feed) => feed.owner)) {
      const [first] = feeds
      if (first) await queueMail(tx, { ...emailStale(first, feeds, env), owner: ownerIdOf(owner) })
    }
  })

async function watchStale(context: AppContext) {
  await markStaleUnits(context.db, context.clock())
  await mailStale(context)
}

export const sweeps: readonly Sweep[] = [
  { what: 'calendars of portals', queue: 'feeds', run: fetchDueFeeds },
  { what: 'nights that stays of portals wait for', run: takeFreed },
  { what: 'calendars of portals that could not be read', run: watchStale },
  { what: 'what calendars of portals brought a week ago', run: ({ db, clock }) => forgetOld(db, clock()) },
]
