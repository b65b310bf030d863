import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { hashToken, newToken } from '../tokens.ts'

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
