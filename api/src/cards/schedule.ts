import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { readHold } from '../outgoing/hold.ts'
import type { Sweep } from '../sweep.ts'
import { providerOf } from './connection.ts'
import { lockCheckout, readAccount, readIdleCheckouts, readRefundsToTry } from './reads.ts'
import { tryRefund } from './refunds.ts'
import { endCheckout } from './writes.ts'

/** Refunds that are still to be asked for. In a restored copy no money moves before its operator lets things go. */
export async function sendRefunds(context: AppContext) {
  if (await readHold(context.db)) return
  for (const { id, owner } of await readRefundsToTry(context.db, context.clock())) await tryRefund(context, owner, id)
}

/** Closes pages on which nobody is to pay any more: their part was paid in another way, or the stay was cancelled. */
export async function closeIdleCheckouts(context: AppContext) {
  if (await readHold(context.db)) return
  for (const { id, owner } of await readIdleCheckouts(context.db, context.clock())) {
    const checkout = await transact(context.db, async (tx) => {
      const row = await lockCheckout(tx, owner, id)
      await endCheckout(tx, owner, id)
      return row
    })
    const account = await readAccount(context.db, owner)
    // One that was paid at this very moment is told of, and counts all the same.
    if (account && checkout?.session)
      await (await providerOf(context, owner, account)).expireCheckout(checkout.session).catch(() => {})
  }
}

export const sweeps: readonly Sweep[] = [
  { what: 'refunds to cards that are not asked for yet', run: sendRefunds },
  { what: 'payment pages on which nothing is left to pay', run: closeIdleCheckouts },
]
