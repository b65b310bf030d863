import type { Tx } from '../../db/pool.ts'
import type { NotifyContext } from '../../notifications/service.ts'
import { openConflictsOf } from '../conflicts/reads.ts'
import { maxMissed, type Step } from '../ical/reconcile.ts'
import { freeNights } from '../nights/night-writes.ts'
import { takeAllNights, takeFreeNights } from '../nights/take-nights.ts'
import type { FeedToFetch } from './run-writes.ts'
import { noteDifferences, removeStays, writeMissed, writeStays } from './step-writes.ts'

/**
 * Brings a step into the calendar. What goes gives its nights back before anything takes some, so that two stays of a portal may change places. The
 * unit and the feed are locked.
 */
export async function applyStep(tx: Tx, feed: FeedToFetch, step: Step, moment: NotifyContext) {
  const before = new Set(await openConflictsOf(tx, feed.owner, feed.id))
  await writeMissed(tx, feed.owner, [
    ...step.missing,
    ...step.removed.map((id) => ({ id, missed: maxMissed })),
    ...step.returned.map((id) => ({ id, missed: 0 })),
  ])
  const removed = await removeStays(tx, feed, step.removed)
  const toPlace = await writeStays(tx, feed, step)
  await freeNights(
    tx,
    feed.owner,
    toPlace.flatMap(({ occupancy }) => (occupancy === null ? [] : [occupancy])),
  )
  const stays = toPlace.map((one) => ({ ...one, occupancy: null }))
  await takeAllNights(tx, feed.owner, stays, moment)
  await takeFreeNights(tx, feed.owner, feed.unit, moment)
  await noteDifferences(tx, feed.id, moment.now)
  const after = await openConflictsOf(tx, feed.owner, feed.id)
  return { removed, conflicts: after.length, newConflicts: after.filter((id) => !before.has(id)) }
}
