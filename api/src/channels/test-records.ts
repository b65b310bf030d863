import type { CalendarExport } from '@keyhaven/shared-contracts/contract/channels/exports'
import type { TestRecords } from '../testing/household.ts'
import { anImport, aRun } from '../testing/imported-stay.ts'

/** A feed with a run and a stay that is a conflict, and the address of a calendar. */
export const testRecords: TestRecords = async ({ context }, owner, { unit = 0 }) => {
  const nights = { check_in: '2029-09-01', check_out: '2029-09-03' } as const
  const { id, feed } = await anImport(context, owner, { unit, ...nights, state: 'conflict' })
  const run = await aRun(context, owner, feed)
  const { body } = await owner.call<CalendarExport[]>('GET', `/api/channels/exports/?unit=${unit}`)
  return { feed, run: run.id, conflict: id, import: id, export: body[0]?.id ?? 0 }
}
