import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { claimDay, eraseClientRow, eraseRecipients, idsAfter, lockForgotten } from './writes.ts'
import type { Sweep } from '../sweep.ts'

const batch = 500

/** Once a day over all processes: hands all rows of a table out, some at a time. */
async function daily(
  { db, clock }: AppContext,
  table: 'clients' | 'invoices',
  work: (ids: readonly number[], now: Date) => Promise<void>,
) {
  const now = clock()
  if (!(await claimDay(db, `retention of ${table}`, now))) return
  for (
    let ids = await idsAfter(db, table, 0, batch);
    ids.length > 0;
    ids = await idsAfter(db, table, ids.at(-1) ?? 0, batch)
  )
    await work(ids, now)
}

/** Erases the clients that are kept for no longer. */
const forgetClients = (context: AppContext) =>
  daily(context, 'clients', (ids, now) =>
    transact(context.db, async (tx) => {
      for (const { owner, client } of await lockForgotten(tx, ids, now)) await eraseClientRow(tx, owner, client, now)
    }),
  )

/** Takes people out of documents whose years are over. */
const forgetRecipients = (context: AppContext) => daily(context, 'invoices', (ids) => eraseRecipients(context.db, ids))

export const sweeps: readonly Sweep[] = [
  { what: 'clients that are kept for no longer', run: forgetClients },
  { what: 'people in documents whose years are over', run: forgetRecipients },
]
