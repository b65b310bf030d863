import type { Insertable } from 'kysely'
import type { Sql, Tx } from '../../db/pool.ts'
import type { Passkeys } from '../../db/schema.ts'
import { lifetimesMs } from '../../lifetimes.ts'
import type { OwnerId } from '../../owner-id.ts'
import { hashToken, newToken } from '../../tokens.ts'
import type { Purpose } from './reads.ts'

/** Beside the app that is on, where there is one. */
export async function putPendingApp(tx: Tx, owner: OwnerId, pending_secret: Buffer, pending_until: Date) {
  const pending = { pending_secret, pending_until }
  await tx
    .insertInto('authenticator_apps')
    .values({ owner_id: owner, ...pending })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(pending))
    .execute()
}

export const turnOnApp = (tx: Tx, owner: OwnerId, app: { secret: Buffer; added_at: Date; last_step: number }) =>
  tx
    .updateTable('authenticator_apps')
    .set({ ...app, pending_secret: null, pending_until: null })
    .where('owner_id', '=', owner)
    .execute()

/** False where a code of this step or of a later one was accepted before. */
export async function takeStep(tx: Tx, owner: OwnerId, step: number) {
  const later = tx.updateTable('authenticator_apps').set({ last_step: step }).where('owner_id', '=', owner)
  const { numUpdatedRows } = await later.where('last_step', '<', step).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where none was on. */
export async function deleteApp(tx: Tx, owner: OwnerId) {
  const apps = tx.deleteFrom('authenticator_apps').where('owner_id', '=', owner)
  return (await apps.where('secret', 'is not', null).executeTakeFirst()).numDeletedRows > 0n
}

export const insertPasskey = (tx: Tx, owner: OwnerId, passkey: Omit<Insertable<Passkeys>, 'owner_id'>) =>
  tx
    .insertInto('passkeys')
    .values({ ...passkey, owner_id: owner })
    .execute()

/** False where it was removed meanwhile. */
export const notePasskeyUse = async (tx: Tx, id: number, signatures: number, last_used_at: Date) =>
  (await tx.updateTable('passkeys').set({ signatures, last_used_at }).where('id', '=', id).executeTakeFirst())
    .numUpdatedRows > 0n

/** Answers nothing where the owner has no such passkey. */
export const deletePasskey = (tx: Tx, owner: OwnerId, id: number) =>
  tx.deleteFrom('passkeys').where('owner_id', '=', owner).where('id', '=', id).returning('name').executeTakeFirst()

export const deletePasskeys = (tx: Tx, owner: OwnerId) =>
  tx.deleteFrom('passkeys').where('owner_id', '=', owner).execute()

export async function replaceCodes(tx: Tx, owner: OwnerId, codes: readonly string[]) {
  await deleteCodes(tx, owner)
  const rows = codes.map((code) => ({ owner_id: owner, code_hash: hashToken(code) }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

export const deleteCodes = (tx: Tx, owner: OwnerId) =>
  tx.deleteFrom('recovery_codes').where('owner_id', '=', owner).execute()

/** Uses a recovery code up; false where there is no such code any more. */
export async function takeCode(tx: Tx, owner: OwnerId, code: string, now: Date) {
  const codes = tx.updateTable('recovery_codes').set({ used_at: now }).where('owner_id', '=', owner)
  const unused = codes.where('code_hash', '=', hashToken(code)).where('used_at', 'is', null)
  return (await unused.executeTakeFirst()).numUpdatedRows > 0n
}

type NewChallenge = { purpose: Purpose; owner?: OwnerId; challenge: string; now: Date }

/** The token of a new challenge, which is stored nowhere. */
export async function insertChallenge(db: Sql, { purpose, owner, challenge, now }: NewChallenge) {
  const token = newToken()
  const expires_at = new Date(now.getTime() + lifetimesMs.challenge)
  const row = { token_hash: hashToken(token), purpose, owner_id: owner ?? null, challenge, expires_at }
  await db.insertInto('auth_challenges').values(row).execute()
  return token
}

/** Uses a challenge up; answers nothing where it is unknown, used or over. */
export const takeChallenge = (tx: Tx, purpose: Purpose, token: string, now: Date) =>
  tx
    .deleteFrom('auth_challenges')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['challenge', 'owner_id'])
    .executeTakeFirst()

export const deleteExpiredChallenges = (db: Sql, now: Date) =>
  db.deleteFrom('auth_challenges').where('expires_at', '<=', now).execute()
