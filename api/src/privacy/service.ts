import type { Privacy, Retention } from '@keyhaven/shared-contracts/contract/privacy'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { deleteUnused } from '../clients/service.ts'
import { eraseClientRow, lockErasable } from './erasing-writes.ts'
import { readEnding, readRetention } from './reads.ts'
import { saveRetention } from './writes.ts'

export async function privacyOf({ db }: AppContext, owner: OwnerId): Promise<Privacy> {
  const [retention, ending] = [await readRetention(db, owner), await readEnding(db, owner)]
  return { retention, ends_at: ending?.toISOString() ?? null }
}

export async function changeRetention(context: AppContext, owner: OwnerId, retention: Retention) {
  await saveRetention(context.db, owner, retention)
  return privacyOf(context, owner)
}

/** Erases a client; one without a booking goes altogether. A stay that is to come or running needs its guest. */
export async function eraseClient(context: AppContext, owner: OwnerId, client: number) {
  await transact(context.db, async (tx) => {
    const found = await lockErasable(tx, owner, client, context.clock())
    if (!found) throw notFound('Client')
    if (found.staying) throw conflict('client_stays', 'accounts.clientStays')
    await (found.used ? eraseClientRow(tx, owner, client, context.clock()) : deleteUnused(tx, owner, client))
  })
}
