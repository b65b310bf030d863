import { type Selectable, sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { Owners } from '../db/schema.ts'
import { type OwnerId, ownedRow } from '../owner-id.ts'
import { hashToken } from '../tokens.ts'

export type Owner = Selectable<Owners>

export const findOwner = (db: Sql, owner: OwnerId) =>
  db.selectFrom('owners').selectAll().where('id', '=', owner).executeTakeFirst()

/** Demo accounts share one address and nobody signs in with it. */
const byEmail = (db: Sql, email: string) =>
  db
    .selectFrom('owners')
    .selectAll()
    .select('id as owner')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', eb.fn<string>('lower', [eb.val(email)])))
    .where('is_guest', '=', false)

const owned = <Row extends { owner: number }>(row: Row | undefined) => row && ownedRow(row)

export const findByEmail = async (db: Sql, email: string) => owned(await byEmail(db, email).executeTakeFirst())

/** Finds an owner by e-mail address and locks the row until the transaction ends. */
export const lockByEmail = async (tx: Tx, email: string) =>
  owned(await byEmail(tx, email).forNoKeyUpdate().executeTakeFirst())

export const lockOwner = (tx: Tx, owner: OwnerId) =>
  tx.selectFrom('owners').selectAll().where('id', '=', owner).forNoKeyUpdate().executeTakeFirst()

/** False where the password is another one by now; else it stays that one until the transaction ends. */
export async function lockPassword(tx: Tx, owner: OwnerId, password_hash: string) {
  const unchanged = tx.selectFrom('owners').select('id').where('id', '=', owner).forShare()
  return (await unchanged.where('password_hash', '=', password_hash).executeTakeFirst()) !== undefined
}

/** Sessions that have not ended, the last used first. */
export const readSessions = (db: Sql, owner: OwnerId, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The session of a token that has not ended, by the token's hash. */
export const readSessionOf = async (db: Sql, hash: Buffer, now: Date) =>
  owned(
    await db
      .selectFrom('sessions')
      .select(['id', 'owner_id as owner', 'remember', 'last_used_at', 'expires_at'])
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )

export async function readLiveSessions(db: Sql, ids: readonly number[], now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** The device behind a token, where this owner has signed in there before. */
export async function findDevice(db: Sql, owner: OwnerId, token: string | undefined) {
  if (!token) return undefined
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('owner_id', '=', owner)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.id
}

/** The links of an owner that still work. */
export const liveLinks = (tx: Tx, owner: OwnerId, kind: 'activation' | 'reset', now: Date) =>
  tx
    .selectFrom('account_tokens')
    .select(['expires_at', 'password_hash'])
    .where('owner_id', '=', owner)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

/** True if a link to activate an account has been used. */
export const hasActivated = async (tx: Tx, token: string) =>
  (await tx
    .selectFrom('account_tokens as t')
    .innerJoin('owners as o', 'o.id', 't.owner_id')
    .select('o.id')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'activation')
    .where('t.used_at', 'is not', null)
    .where('o.activated_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Makes registrations whose slugs begin the same wait for each other. */
export const lockSlugs = (tx: Tx, base: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slug ${base}`}, 0))`.execute(tx)

/** Slugs in use or once in use that begin with `base`. */
export async function takenSlugs(db: Sql, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('owners')
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .union(db.selectFrom('former_slugs').select('slug').where('slug', 'like', `${base}%`))
    .execute()
  return new Set(rows.map((row) => row.slug))
}

export const findSlugHolder = (db: Sql, slug: string) =>
  db.selectFrom('owners').select('id').where('slug', '=', slug).executeTakeFirst()

/** True for an account of the demo, which is gone a day later. */
export async function readIsDemo(db: Sql, owner: OwnerId) {
  const row = await db.selectFrom('owners').select('is_guest').where('id', '=', owner).executeTakeFirst()
  return row?.is_guest === true
}

export const readEnding = (db: Sql, owner: OwnerId) =>
  db.selectFrom('account_endings').select('ends_at').where('owner_id', '=', owner).executeTakeFirst()
