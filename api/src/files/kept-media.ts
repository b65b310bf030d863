import { newClient } from '../db/pool.ts'

/** The advisory lock that every sweep of stored files shares, and that a backup holds alone while it copies them. */
export const keptMediaLock = 0x6b_65_7a
/** Of the one backup that may run. */
const backupLock = 0x6b_65_7b

/** Every stored file stays. `release` throws where that did not last until then. */
export type KeptMedia = { release(): Promise<void> }

/**
 * Keeps every stored file from being deleted until it is released or this process ends: whatever rows a transaction sees
 * that begins meanwhile, their files are there. Undefined where another backup does the same.
 */
export async function keepAllMedia(databaseUrl: string): Promise<KeptMedia | undefined> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    // A transaction, because a pooler may give what lies between two of them to another connection. It reads nothing, so
    // the server may clean up behind it however long it lasts.
    await client.query('BEGIN')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SET LOCAL statement_timeout = 0')
    const { rows } = await client.query<{ isFree: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [
      backupLock,
    ])
    if (!rows[0]?.isFree) {
      await client.end()
      return undefined
    }
    // Waits for the sweeps that have begun.
    await client.query('SELECT pg_advisory_xact_lock($1)', [keptMediaLock])
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  const release = async () => {
    try {
      await client.query('COMMIT')
    } finally {
      await client.end().catch(() => {})
    }
  }
  return { release }
}
