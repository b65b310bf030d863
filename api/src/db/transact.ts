import type { Db, Tx } from './pool.ts'

const text = (error: unknown, key: 'code' | 'constraint') => {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The constraint that a statement ran into, by its name in the migrations. */
export const brokenConstraint = (error: unknown) => text(error, 'constraint')

/** True where a row that others point at was to be deleted, or a row pointed at one that is gone. */
export const breaksReference = (error: unknown) => text(error, 'code') === '23503'

// Deadlock and serialisation failure: PostgreSQL undid the transaction and asks to try again. A broken reference is tried
// again too: what was there when the rules looked is gone, and they will say so.
const tryAgain = new Set(['40P01', '40001', '23503'])

/** Runs `work` in one transaction, again up to three times where PostgreSQL undid it for the sake of another. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (attempts > 1 && tryAgain.has(text(error, 'code') ?? '')) return transact(db, work, attempts - 1)
    throw error
  }
}
