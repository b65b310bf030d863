import { type Selectable, sql } from 'kysely'
import type { Sql, Tx } from '../../db/pool.ts'
import type { Passkeys } from '../../db/schema.ts'
import { type OwnerId, ownedRow } from '../../owner-id.ts'
import { hashToken } from '../../tokens.ts'

export type Passkey = Selectable<Passkeys>

/** True where a password alone does not sign this owner in; the database asks the same of each new session. */
export async function readHasFactor(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ has: boolean }>`SELECT has_second_factor(${owner}) AS has`.execute(db)
  return rows[0]?.has === true
}

export const findApp = (db: Sql, owner: OwnerId) =>
  db.selectFrom('authenticator_apps').selectAll().where('owner_id', '=', owner).executeTakeFirst()

export const readPasskeys = (db: Sql, owner: OwnerId) =>
  db.selectFrom('passkeys').selectAll().where('owner_id', '=', owner).orderBy('id').execute()

/** The passkey that an authenticator names, whoever's it is. */
export const findPasskey = async (tx: Tx, credential: string) => {
  const passkeys = tx.selectFrom('passkeys').selectAll().select('owner_id as owner')
  const row = await passkeys.where('credential_id', '=', credential).executeTakeFirst()
  return row && ownedRow(row)
}

export async function countCodes(db: Sql, owner: OwnerId) {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('owner_id', '=', owner)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export type Purpose = 'second_step' | 'passkey_sign_in' | 'passkey_setup'

/** Sign-in that a token continues; undefined where it is unknown, used or over. */
export async function findSecondStep(db: Sql, token: string, now: Date) {
  const row = await db
    .selectFrom('auth_challenges as c')
    .innerJoin('owners as o', 'o.id', 'c.owner_id')
    .select('o.id as owner')
    .where('c.token_hash', '=', hashToken(token))
    .where('c.purpose', '=', 'second_step')
    .where('c.expires_at', '>', now)
    .executeTakeFirst()
  return row && ownedRow(row).owner
}
