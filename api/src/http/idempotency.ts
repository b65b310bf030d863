import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import { conflict } from './problem.ts'
import { lifetimesMs } from '../lifetimes.ts'

type Attempt = { scope: string; key: string | undefined; body: unknown; now: Date }

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest()
const outdated = (now: Date) => new Date(now.getTime() - lifetimesMs.idempotencyKey)
const mismatch = () => conflict('idempotency_mismatch', 'general.idempotencyKeyUsedAnotherRequest')

/** Gives the first answer to this key, and does what comes before `once` only where there is none yet. */
export async function unlessAnswered<T>(db: Sql, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { scope, key, body, now } = attempt
  if (key === undefined) return work()
  const { rows } = await sql<{ body_hash: Buffer; answer: T }>`
    SELECT body_hash, answer FROM idempotency_keys
    WHERE scope = ${scope} AND key = ${key} AND created_at > ${outdated(now)}`.execute(db)
  const [first] = rows
  if (!first) return work()
  if (!first.body_hash.equals(hashOf(body))) throw mismatch()
  return first.answer
}

/**
 * Does `work` once per key within 24 hours and gives every repetition the first answer. The key is written in the
 * transaction of the work: a second call waits for the first at the unique index, and one that failed leaves no trace.
 */
export async function once<T>(tx: Tx, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { scope, key, body, now } = attempt
  if (key === undefined) return work()
  const claimed = await sql`
    INSERT INTO idempotency_keys AS k (scope, key, body_hash, created_at) VALUES (${scope}, ${key}, ${hashOf(body)}, ${now})
    ON CONFLICT (scope, key) DO UPDATE SET body_hash = EXCLUDED.body_hash, created_at = EXCLUDED.created_at, answer = NULL
      WHERE k.created_at <= ${outdated(now)}
    RETURNING key`.execute(tx)
  if (claimed.rows.length > 0) {
    const answer = await work()
    await sql`UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)} WHERE scope = ${scope} AND key = ${key}`.execute(
      tx,
    )
    return answer
  }
  return unlessAnswered<T>(tx, attempt, () => Promise.reject(mismatch()))
}

/** Forgets the answers that no repetition gets any more. */
export const forgetAnswers = (db: Sql) =>
  sql`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`.execute(db)
