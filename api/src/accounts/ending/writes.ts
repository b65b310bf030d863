import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../db/pool.ts'
import type { AccountEndings } from '../../db/schema.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'

/** False where the account was ended before: its day stays. */
export async function insertEnding(tx: Tx, owner: OwnerId, ending: Omit<Insertable<AccountEndings>, 'owner_id'>) {
  const row = await tx
    .insertInto('account_endings')
    .values({ owner_id: owner, ...ending })
    .onConflict((conflict) => conflict.doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it was not ended. */
export async function deleteEnding(tx: Tx, owner: OwnerId) {
  const row = await tx
    .deleteFrom('account_endings')
    .where('owner_id', '=', owner)
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks some accounts that end before a moment, with the address to tell: those after `after`, by their number. */
export async function lockEnding(tx: Tx, before: Date, many: number, after = 0) {
  const { rows } = await sql<OwnerRecipient & { owner: number; ends_at: Date }>`
    SELECT o.id AS owner, o.email, o.first_name, o.locale, e.ends_at FROM account_endings e JOIN owners o ON o.id = e.owner_id
    WHERE e.ends_at <= ${before} AND e.owner_id > ${after} ORDER BY e.owner_id LIMIT ${many} FOR UPDATE OF e SKIP LOCKED`.execute(
    tx,
  )
  return rows.map(ownedRow)
}

/** Deletes accounts whose grace is over, which are locked. A large one takes longer than a statement usually may. */
export async function purgeAccounts(tx: Tx, owners: readonly OwnerId[]) {
  await sql`SET LOCAL statement_timeout = '15min'`.execute(tx)
  await sql`SELECT purge_accounts(${owners}::bigint[])`.execute(tx)
}
