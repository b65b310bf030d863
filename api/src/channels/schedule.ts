import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { feedsStale } from '../metrics/meters.ts'
import { ownerIdOf } from '../owner-id.ts'
import type { Sweep } from '../sweep.ts'
import { fetchDueFeeds } from './fetching/due-feeds.ts'
import { lockUnitWithRequests, takeFreeNights, waitingForFreeNights } from './nights/take-nights.ts'
import { isStale } from './reads.ts'
import { mailStale, markStaleUnits } from './stale.ts'

/** Gives stays of portals the nights that have become free since: a booking was cancelled, a block taken away. */
async function takeFreed({ db, clock, env }: AppContext) {
  const now = clock()
  for (const { owner: id, unit } of await waitingForFreeNights(db, now)) {
    const owner = ownerIdOf(id)
    await transact(db, async (tx) => {
      if (await lockUnitWithRequests(tx, owner, unit))
        await takeFreeNights(tx, owner, unit, { now, origin: env.origin })
    })
  }
}

async function watchStale(context: AppContext) {
  const now = context.clock()
  await markStaleUnits(context.db, now)
  await mailStale(context)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM feeds f WHERE f.deleted_at IS NULL AND ${isStale(now)}`.execute(context.db)
  feedsStale.set(rows[0]?.count ?? 0)
}

/** Forgets bodies after a week, what our calendars said of stays that have long ended, and who stayed on a portal a year ago. */
async function forgetOld({ db, clock }: AppContext) {
  const now = clock()
  await sql`UPDATE feed_runs SET body = NULL WHERE body IS NOT NULL AND ran_at < ${now}::timestamptz - interval '7 days'`.execute(
    db,
  )
  await sql`
    UPDATE imported_stays SET name = '', details = '' WHERE check_out < ${now}::date - 365 AND (name, details) <> ('', '')`.execute(
    db,
  )
  await sql`DELETE FROM exported_stays WHERE check_out < ${now}::date - 60`.execute(db)
}

export const sweeps: readonly Sweep[] = [
  { what: 'calendars of portals', queue: 'feeds', run: fetchDueFeeds },
  { what: 'nights that stays of portals wait for', run: takeFreed },
  { what: 'calendars of portals that could not be read', run: watchStale },
  { what: 'what calendars of portals brought a week ago', run: forgetOld },
]
