import type { AppContext } from '../context.ts'
import { readHold } from '../outgoing/hold.ts'
import type { Sweep } from '../sweep.ts'
import { readOwnersToCheck } from './reminder-reads.ts'
import { remindGuests } from './reminders.ts'
import { markChecked } from './writes.ts'

/** Reminds guests of what is due; any number of instances share the work, and each reminder is mailed once. */
export async function sendReminders(context: AppContext) {
  // In a restored copy nobody is reminded before its operator lets mails go.
  if (await readHold(context.db)) return
  const failures: Error[] = []
  for (const owner of await readOwnersToCheck(context.db, context.clock()))
    await remindGuests(context, owner).catch(async (cause: unknown) => {
      failures.push(new Error(`Could not remind the guests of owner ${owner}.`, { cause }))
      // One that fails waits for its next hour, and does not keep the others waiting.
      await markChecked(context.db, owner, context.clock())
    })
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '))
}

export const sweeps: readonly Sweep[] = [{ what: 'reminders of payments that are due', run: sendReminders }]
