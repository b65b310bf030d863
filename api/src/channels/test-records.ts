import type { CalendarExport } from '@keyhaven/shared-contracts/contract/channels/exports'
import { anImport } from '../testing/imported-stay.ts'
import type { TestRecords } from '../testing/household.ts'

/** A feed with a run and a stay that is a conflict, and the address of a calendar. */
export const testRecords: TestRecords = async ({ context: { db } }, owner, { unit = 0 }) => {
  const { id, feed } = await anImport({ db }, owner, {
    unit,
    check_in: '2029-09-01',
    check_out: '2029-09-03',
    state: 'conflict',
  })
  const run = await db
    .insertInto('feed_runs')
    .values({ owner_id: owner.user.id, feed_id: feed, ran_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body } = await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit}`)
  return { feed, run: run.id, conflict: id, import: id, export: body[0]?.id ?? 0 }
}
