import { PgBoss } from 'pg-boss'
import type { AppContext } from '../context.ts'

export type Log = { error(fields: object, message: string): void; warn(fields: object, message: string): void }

/**
 * Number beside the one that listens. With more, workers look for jobs at the same moment, and none counts what the others take:
 * `groupConcurrency` of two then lets four through.
 */
const maxConnections = 1
/** Time for which the same error is logged once: workers ask on while the database is away. */
const quietMs = 60_000

/** The engine of this process, with connections of its own; it is not started yet. */
export function openBoss({ databaseUrl }: AppContext, log: Log) {
  // Past a pooler, which keeps no session to listen in.
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    useListenNotify: true,
    registerInstance: false,
  })
  let last = { code: '', at: 0 }
  boss.on('error', (error: Error & { code?: string }) => {
    const code = error.code ?? error.message
    if (code === last.code && Date.now() - last.at < quietMs) return
    last = { code, at: Date.now() }
    log.error({ err: error }, 'the queues of jobs could not be read')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  return boss
}
