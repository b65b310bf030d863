import { randomBytes } from 'node:crypto'
import { hashToken, sessionLife } from '../access.ts'
import type { Sql } from '../db/pool.ts'

/** 256 random bits, fit for an address and a header. */
export const newToken = () => randomBytes(32).toString('base64url')

type NewSession = { owner: number; now: Date; remember?: boolean; userAgent: string; until?: Date }

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(sql: Sql, { owner, now, remember = false, userAgent, until }: NewSession) {
  const token = newToken()
  const life = remember ? sessionLife.remembered : sessionLife.plain
  await sql
    .insertInto('sessions')
    .values({
      owner_id: owner,
      token_hash: hashToken(token),
      remember,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: until ?? new Date(now.getTime() + life),
    })
    .execute()
  return token
}
