import type { AppContext } from '../context.ts'
import { eachDue } from '../db/each-due.ts'
import { endOverdue } from './occupancy.ts'
import { lockNextOverdue } from './reads.ts'
import type { Sweep } from '../sweep.ts'

/** Cancels what nobody answered in time; any number of instances share the work. */
export function expireRequests({ db, clock, env }: AppContext) {
  const moment = { origin: env.origin, now: clock() }
  return eachDue(db, 'end the request', {
    next: (tx, failed) => lockNextOverdue(tx, moment.now, failed),
    run: (tx, { id }) => endOverdue(tx, [id], moment),
  })
}

export const sweeps: readonly Sweep[] = [{ what: 'requests that nobody answered in time', run: expireRequests }]
