import type { LogConfig } from 'kysely'
import type pg from 'pg'
import { publicReads } from '../../metrics/meters.ts'
import { type Db, openReplicaDb, openSingle } from '../pool.ts'
import { whyUnavailable } from '../unavailable.ts'
import { measureLag } from './lag.ts'

/** An answer of the replica is at most so old; beyond it the primary answers. `docs/operating.md` promises it. */
const usualMaxAgeMs = 5000
const lookEveryMs = 500
const lookTimeoutMs = 2000

export type Replica = {
  /** Lets `work` read from the replica, and the primary answer where that is away, too old, or fails for whatever reason. */
  read<T>(work: (db: Db) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  /** Maximum age of an answer of the replica by now; infinite where it cannot be used. */
  ageMs(): number
  connections: pg.Pool
  close(): Promise<void>
}

type Options = {
  url: string
  /** Address of the primary, past a pooler. */
  primaryUrl: string
  /** Tests do not wait for long. */
  maxAgeMs?: number
  log?: LogConfig | undefined
  /** Told when the replica is used again, and with the reason when it is not. */
  changed?: (whyNot: string | undefined) => void
}

/** Opens a read replica and follows how far it is behind. */
export async function openReplica({
  url,
  primaryUrl,
  maxAgeMs = usualMaxAgeMs,
  log,
  changed = () => {},
}: Options): Promise<Replica> {
  const { db, connections } = openReplicaDb(url, { log })
  const [primary, replica] = [openSingle(primaryUrl, lookTimeoutMs), openSingle(url, lookTimeoutMs)]
  const lag = measureLag({ primary, replica })
  let wasUsable: boolean | undefined
  const isUsable = () => {
    const usable = lag.ageMs() <= maxAgeMs
    if (usable !== wasUsable) changed(usable ? undefined : (lag.why() ?? 'it is too far behind'))
    wasUsable = usable
    return usable
  }
  // A primary that does not answer is no news of the replica, whose answers grow old meanwhile.
  const look = () => lag.look().then(isUsable, isUsable)
  await look()
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= look().finally(() => (running = undefined))
  }, lookEveryMs)

  const fromPrimary = <T>(onPrimary: () => Promise<T>) => {
    publicReads.inc({ answered_by: 'primary' })
    return onPrimary()
  }
  return {
    async read(work, onPrimary) {
      if (!isUsable()) return fromPrimary(onPrimary)
      try {
        const answer = await work(db)
        publicReads.inc({ answered_by: 'replica' })
        return answer
      } catch (error) {
        // A statement that was in the way of recovery, a table that is not there yet, or nothing found where the primary
        // may have it by now: the primary has the last word. One that is gone is not tried until it answers again.
        if (whyUnavailable(error) === 'lost') lag.distrust('its connection was lost')
        return fromPrimary(onPrimary)
      }
    },
    ageMs: lag.ageMs,
    connections,
    async close() {
      clearInterval(timer)
      await running
      await Promise.all([db.destroy(), primary.destroy(), replica.destroy()])
    },
  }
}
