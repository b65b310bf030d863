import type { CardEvent } from '../cards/provider.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { conflict, notFound } from '../http/problem.ts'
import { readHold } from '../outgoing/hold.ts'
import type { OwnerId } from '../owner-id.ts'
import { lockHold } from './hold-reads.ts'
import { failHold, noteNews } from './hold-writes.ts'
import { lookAtHold } from './holds.ts'

/** Notes that the provider has told something of a hold. */
export async function noteHold(
  tx: Tx,
  owner: OwnerId,
  event: Extract<CardEvent, { kind: 'hold' | 'hold_over' }>,
  now: Date,
) {
  const hold = await lockHold(tx, owner, event.hold)
  // Not there yet, or of another installation that uses the same account: it is told again.
  if (!hold) throw notFound('booking')
  if (event.kind === 'hold_over') await failHold(tx, owner, hold.id, null, now)
  else if (event.amountCents !== hold.amount_cents) throw conflict('conflict', 'invoices.otherAmountPaid')
  else await noteNews(tx, owner, hold.id, event.payment)
}

/** Asks at once how it stands; where that fails, the sweep does. */
export async function lookAtNews(context: AppContext, owner: OwnerId, hold: number) {
  if (!(await readHold(context.db))) await lookAtHold(context, owner, hold).catch(() => {})
}
