import { createHash } from 'node:crypto'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { unauthorized } from './problem.ts'

const hour = 3_600_000
export const day = 24 * hour
/** How long a session lives; with Remember me it begins anew while it is used. */
export const sessionLife = { plain: day / 2, remembered: 30 * day }

/** Only hashes of tokens are stored: whoever reads the table cannot sign in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** `Token …` of the Authorization header. */
export const tokenIn = (header: string | undefined) => /^token\s+(\S{1,200})$/i.exec(header?.trim() ?? '')?.[1]

export type Session = { id: number; owner: number }

/** The live session of a token. */
export async function findSession(sql: Sql, token: string, now: Date): Promise<Session | undefined> {
  const row = await sql
    .selectFrom('sessions')
    .select(['id', 'owner_id', 'remember', 'last_used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  // Its use is noted to the hour and renewed to the day, which spares a write with every call.
  if (now.getTime() - row.last_used_at.getTime() >= hour) {
    const renewed = new Date(now.getTime() + sessionLife.remembered)
    const due = row.remember && renewed.getTime() - row.expires_at.getTime() > day
    await sql
      .updateTable('sessions')
      .set({ last_used_at: now, ...(due && { expires_at: renewed }) })
      .where('id', '=', row.id)
      .execute()
  }
  return { id: row.id, owner: row.owner_id }
}

/** The session and the owner of the token that a call brings, which is 401 without a good one. */
export async function checkedSession(sql: Sql, header: string | undefined, now: Date) {
  const token = tokenIn(header)
  const session = token ? await findSession(sql, token, now) : undefined
  if (!session) throw unauthorized()
  return { id: session.id, owner: session.owner as OwnerId }
}

/** Which of these sessions have not ended. Looking is no use of them: none lives longer for it. */
export async function liveSessions(sql: Sql, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await sql
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function isGuest(sql: Sql, owner: number) {
  const row = await sql.selectFrom('owners').select('is_guest').where('id', '=', owner).executeTakeFirst()
  return row?.is_guest === true
}
