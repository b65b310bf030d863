import { newClient } from '../db/pool.ts'

/** The advisory lock that every sweep of stored files shares, and that a backup holds alone while it copies them. */
export const keptMediaLock = 0x6b_65_7a
/** Lock of the one backup that may run. */
const backupLock = 0x6b_65_7b

const patienceMs = 3000

/** SQLSTATE lock_not_available. */
const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

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
    // One that was killed a moment ago keeps its locks until the server has noticed.
    await client.query(`SET LOCAL lock_timeout = '${patienceMs}ms'`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [backupLock])
    await client.query('SET LOCAL lock_timeout = 0')
    // Waits for the sweeps that have begun.
    await client.query('SELECT pg_advisory_xact_lock($1)', [keptMediaLock])
  } catch (error) {
    await client.end().catch(() => {})
    if (isLockTimeout(error)) return undefined
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
