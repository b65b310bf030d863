import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './db/pool.ts'
import { conflict } from './problem.ts'

const life = 24 * 3_600_000

type Attempt = { scope: string; key: string | undefined; body: unknown; now: Date }

/**
 * Does `work` once per key within 24 hours and gives every repetition the first answer. The key is written in the
 * transaction of the work: a second call waits for the first at the unique index, and one that failed leaves no trace.
 */
export async function once<T>(tx: Tx, { scope, key, body, now }: Attempt, work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work()
  const hash = createHash('sha256').update(JSON.stringify(body)).digest()
  const outdated = new Date(now.getTime() - life)
  const claimed = await sql`
    INSERT INTO idempotency_keys AS k (scope, key, body_hash, created_at) VALUES (${scope}, ${key}, ${hash}, ${now})
    ON CONFLICT (scope, key) DO UPDATE SET body_hash = EXCLUDED.body_hash, created_at = EXCLUDED.created_at, answer = NULL
      WHERE k.created_at <= ${outdated}
    RETURNING key`.execute(tx)
  if (claimed.rows.length > 0) {
    const answer = await work()
    await sql`UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)} WHERE scope = ${scope} AND key = ${key}`.execute(
      tx,
    )
    return answer
  }
  const { rows } = await sql<{ body_hash: Buffer; answer: T }>`
    SELECT body_hash, answer FROM idempotency_keys WHERE scope = ${scope} AND key = ${key}`.execute(tx)
  const first = rows[0]
  if (!first?.body_hash.equals(hash))
    throw conflict('idempotency_mismatch', 'This Idempotency-Key was used for another request before.')
  return first.answer
}
