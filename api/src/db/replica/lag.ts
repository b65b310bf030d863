import { sql } from 'kysely'
import type { Db } from '../pool.ts'

/** Places in the log of writes (WAL) as bytes from its beginning, and whose log it is. */
type Primary = { flushed: number; cluster: string }
type Replica = { replayed: number | null; cluster: string; is_replica: boolean }

const cluster = sql`(SELECT system_identifier::text FROM pg_control_system()) AS cluster`

const readPrimary = async (db: Db) => {
  const { rows } = await sql<Primary>`
    SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') AS flushed, ${cluster}`.execute(db)
  return rows[0]
}
const readReplica = async (db: Db) => {
  const { rows } = await sql<Replica>`
    SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS replayed, pg_is_in_recovery() AS is_replica, ${cluster}`.execute(
    db,
  )
  return rows[0]
}

/** Limit of remembered moments of the primary; anything older is too old. */
const maxMoments = 240

type Options = { primary: Db; replica: Db; now?: () => number }

/**
 * Measures how old the answers of a replica can be. What the primary had written at a moment is compared with what the
 * replica has replayed: it knows everything up to the last of these moments that it has passed. So no clock of another
 * machine counts, an idle primary is no lag, and a replica that is cut off grows old.
 */
export function measureLag({ primary, replica, now = () => performance.now() }: Options) {
  let moments: { at: number; flushed: number }[] = []
  /** The replica knows everything that was written before; never, where it cannot be used. */
  let knowsUntil = Number.NEGATIVE_INFINITY
  let why: string | undefined = 'it was not asked yet'

  const unusable = (reason: string) => {
    knowsUntil = Number.NEGATIVE_INFINITY
    why = reason
  }
  const judge = (from: Primary, to: Replica) => {
    if (!to.is_replica || to.replayed === null) return unusable('it is no replica')
    if (from.cluster !== to.cluster) return unusable('it is a replica of another database')
    const { replayed } = to
    const passed = moments.findLast(({ flushed }) => flushed <= replayed)
    if (!passed) return undefined
    knowsUntil = passed.at
    moments = moments.filter(({ at }) => at >= passed.at)
    why = undefined
  }
  return {
    /** Maximum age of an answer by now; infinite where the replica cannot be used. */
    ageMs: () => now() - knowsUntil,
    /** Reason why it cannot be used, other than its age. */
    why: () => why,
    /** Forgets what it knew, until the replica answers again. */
    distrust: (reason: string) => unusable(reason),
    async look() {
      const at = now()
      const from = await readPrimary(primary)
      if (!from) return
      moments = [...moments, { at, flushed: from.flushed }].slice(-maxMoments)
      const to = await readReplica(replica).catch(() => undefined)
      if (to) judge(from, to)
      else unusable('it does not answer')
    },
  }
}
