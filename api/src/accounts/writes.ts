import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { Owners, Sessions } from '../db/schema.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { hashToken, newToken } from '../tokens.ts'

type NewOwner = Pick<
  Insertable<Owners>,
  'email' | 'slug' | 'password_hash' | 'first_name' | 'last_name' | 'locale' | 'activated_at'
>

/** Answers nothing where the address or the slug is taken by another at this very moment. */
export async function insertOwner(tx: Tx, owner: NewOwner) {
  const row = await tx
    .insertInto('owners')
    .values(owner)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id as owner', 'email', 'first_name', 'locale'])
    .executeTakeFirst()
  return row && ownedRow(row)
}

/** Answers nothing where there is no such owner. */
export const updateOwner = (db: Sql, owner: OwnerId, set: Updateable<Owners>) =>
  db.updateTable('owners').set(set).where('id', '=', owner).returningAll().executeTakeFirst()

/** Updates an owner after a check of the password; undefined where that or the address was changed meanwhile. */
export const updateCredentials = (
  tx: Tx,
  owner: OwnerId,
  { email, password_hash }: { email?: string; password_hash: string },
  set: Updateable<Owners>,
) => {
  const update = tx.updateTable('owners').set(set).where('id', '=', owner).where('password_hash', '=', password_hash)
  return (email === undefined ? update : update.where('email', '=', email)).returningAll().executeTakeFirst()
}

/** The key of `former_slugs` decides between two who want one name at the same moment; one's own is always there. */
export async function claimSlug(tx: Tx, owner: OwnerId, slug: string) {
  const { rows } = await sql`
    INSERT INTO former_slugs AS f (slug, owner_id) VALUES (${slug}, ${owner})
    ON CONFLICT (slug) DO UPDATE SET owner_id = f.owner_id WHERE f.owner_id = ${owner} RETURNING slug`.execute(tx)
  return rows.length > 0
}

export const insertSession = (db: Sql, owner: OwnerId, session: Omit<Insertable<Sessions>, 'owner_id'>) =>
  db
    .insertInto('sessions')
    .values({ ...session, owner_id: owner })
    .execute()

export const updateSession = (db: Sql, id: number, set: Updateable<Sessions>) =>
  db.updateTable('sessions').set(set).where('id', '=', id).execute()

/** Answers nothing where there is no such session any more. */
export const deleteSession = (db: Sql, owner: OwnerId, id: number, now: Date) =>
  db
    .deleteFrom('sessions')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('device_id')
    .executeTakeFirst()

/** Limit of devices for one owner; the one that was used least lately makes room for another. */
const maxDevices = 30

/** A token of ours: what a page invented is no secret. */
const isToken = (token: string | undefined): token is string => token !== undefined && /^[\w-]{43}$/.test(token)

/** Knows a device from now on by the token that it has, or by a new one; the token is stored nowhere. */
export async function knowDevice(tx: Tx, owner: OwnerId, deviceToken: string | undefined, now: Date) {
  const token = isToken(deviceToken) ? deviceToken : newToken()
  const { id } = await tx
    .insertInto('known_devices')
    .values({ owner_id: owner, token_hash: hashToken(token), last_used_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    DELETE FROM known_devices WHERE id IN (SELECT id FROM known_devices WHERE owner_id = ${owner} AND id <> ${id}
      ORDER BY last_used_at DESC, id DESC OFFSET ${maxDevices - 1})`.execute(tx)
  return { token, id }
}

export const deleteDevice = (db: Sql, id: number) => db.deleteFrom('known_devices').where('id', '=', id).execute()

/** Signs out everywhere, also where a sign-in has begun, and forgets the devices, but for one session and its device where told. */
export async function deleteOtherSessions(db: Sql, owner: OwnerId, but = 0) {
  await sql`
    DELETE FROM known_devices WHERE owner_id = ${owner}
      AND id IS DISTINCT FROM (SELECT device_id FROM sessions WHERE id = ${but})`.execute(db)
  await db.deleteFrom('auth_challenges').where('owner_id', '=', owner).execute()
  await db.deleteFrom('sessions').where('owner_id', '=', owner).where('id', '<>', but).execute()
}

export const deleteEndedSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now).execute()

export const deleteExpiredLinks = (db: Db, now: Date) =>
  db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute()
