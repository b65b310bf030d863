import type { Privacy, Retention } from '@keyhaven/shared-contracts/contract/accounts/privacy'
import type { AppContext } from '../context.ts'
import { endingOf } from '../accounts/ending/ending.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { deleteUnused } from '../clients/service.ts'
import { countStaysToCome, readRetention } from './reads.ts'
import { eraseClientRow, eraseTraces, lockErasable, saveRetention } from './writes.ts'

export async function privacyOf({ db, clock }: AppContext, owner: OwnerId): Promise<Privacy> {
  return {
    retention: await readRetention(db, owner),
    ends_at: await endingOf(db, owner),
    stays_to_come: await countStaysToCome(db, owner, clock()),
  }
}

export async function changeRetention(context: AppContext, owner: OwnerId, retention: Retention) {
  await saveRetention(context.db, owner, retention)
  return privacyOf(context, owner)
}

/** Erases a client; one without a booking goes altogether. A stay that is to come or running needs its guest. */
export async function eraseClient(context: AppContext, owner: OwnerId, client: number) {
  await transact(context.db, async (tx) => {
    const state = await lockErasable(tx, owner, client, context.clock())
    if (!state) throw notFound('client')
    if (state.staying) throw conflict('client_stays', 'accounts.clientStays')
    if (state.used) return eraseClientRow(tx, owner, client, context.clock())
    await eraseTraces(tx, owner, client)
    await deleteUnused(tx, owner, client)
  })
}
