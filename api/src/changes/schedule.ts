import type { AppContext } from '../context.ts'
import { eachDue } from '../db/each-due.ts'
import { notifyChangeSettled } from '../notifications/changes.ts'
import { lockNextEnded } from './reads.ts'
import { settleChange } from './writes.ts'

/** Writes what became of changes that nobody answered, and tells their guests; any number of instances share the work. */
export function settleChanges({ db, clock, env }: AppContext) {
  const moment = { origin: env.origin, now: clock() }
  return eachDue(db, 'settle the change', {
    next: (tx, failed) => lockNextEnded(tx, moment.now, failed),
    run: async (tx, change) => {
      await settleChange(tx, change.owner, change.id, { state: change.state, now: moment.now })
      await notifyChangeSettled(tx, change, change.state, moment)
    },
  })
}
