import type { AppContext } from '../context.ts'
import { readHold } from '../outgoing/hold.ts'
import { mailArrival } from './service.ts'
import { readDue } from './reads.ts'
import type { Sweep } from '../sweep.ts'

/** Mails guests the way in whose stays are near; any number of instances share the work, and each stay is mailed once. */
export async function mailArrivals(context: AppContext) {
  // Written while nothing may leave, they would tell of stays that are over by then.
  if (await readHold(context.db)) return
  const failures: Error[] = []
  for (const { id, owner } of await readDue(context.db, context.clock()))
    await mailArrival(context, owner, id).catch((cause: unknown) => {
      failures.push(new Error(`Could not mail the way in of booking ${id}.`, { cause }))
    })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

export const sweeps: readonly Sweep[] = [{ what: 'mails with the way in to guests who arrive soon', run: mailArrivals }]
