import type { AppContext } from '../context.ts'
import { eachDue } from '../db/each-due.ts'
import { notifyChangeSettled } from '../notifications/changes.ts'
import { lockNextEnded } from './reads.ts'
import { settleChange } from './writes.ts'
import type { Sweep } from '../sweep.ts'

/** Writes what became of changes that nobody answered, and tells their guests; any number of instances share the work. */
function settleChanges({ db, clock, env }: AppContext) {
  const moment = { origin: env.origin, now: clock() }
  return eachDue(db, 'settle the change', {
    next: (tx, failed) => lockNextEnded(tx, moment.now, failed),
    run: async (tx, change) => {
      await settleChange(tx, change.owner, change.id, { state: change.state, now: moment.now })
      await notifyChangeSettled(tx, change, change.state, moment)
    },
  })
}

export const sweeps: readonly Sweep[] = [
  { what: 'changes that guests asked for and that are settled by now', run: settleChanges },
]
