import { randomBytes } from 'node:crypto'
import type { AccountSession } from '@keyhaven/shared-contracts/contract/account-settings'
import { sql } from 'kysely'
import { hashToken, sessionLife } from '../http/access.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { deviceOf } from './device.ts'
import { liveSessions } from './reads.ts'

/** 256 random bits, fit for an address and a header. */
export const newToken = () => randomBytes(32).toString('base64url')

type NewSession = {
  owner: number
  now: Date
  remember?: boolean
  userAgent: string
  until?: Date
  device?: number
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(db: Sql, { owner, now, remember = false, userAgent, until, device }: NewSession) {
  const token = newToken()
  const life = remember ? sessionLife.remembered : sessionLife.plain
  await db
    .insertInto('sessions')
    .values({
      owner_id: owner,
      token_hash: hashToken(token),
      remember,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: until ?? new Date(now.getTime() + life),
      device_id: device ?? null,
    })
    .execute()
  return token
}

/** Where the owner is signed in, the session that asks first. */
export async function sessionsOf(
  { db, clock }: AppContext,
  owner: OwnerId,
  current: number | undefined,
): Promise<AccountSession[]> {
  const rows = await liveSessions(db, owner, clock())
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    current: row.id === current,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** Ends a session; the device where it was is unknown from now on, for it may be lost. */
export async function endSession({ db, clock }: AppContext, owner: OwnerId, id: number) {
  const ended = await db
    .deleteFrom('sessions')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .returning('device_id')
    .executeTakeFirst()
  if (!ended) throw notFound('Session')
  await db
    .deleteFrom('known_devices')
    .where('id', '=', ended.device_id ?? 0)
    .execute()
}

/** Signs out everywhere and forgets the devices, but for one session and its device where told. */
export async function endSessions(db: Sql, owner: number, but = 0) {
  await sql`
    DELETE FROM known_devices WHERE owner_id = ${owner}
      AND id IS DISTINCT FROM (SELECT device_id FROM sessions WHERE id = ${but})`.execute(db)
  await db.deleteFrom('sessions').where('owner_id', '=', owner).where('id', '<>', but).execute()
}
