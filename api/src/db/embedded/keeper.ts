import { setTimeout as wait } from 'node:timers/promises'
import { EnvError, NotYet } from '../../env.ts'
import { restartPauses, type RestartPauses } from '../../server/restart-pauses.ts'
import { pruneLogs } from './server.ts'
import { findServer } from './postmaster.ts'

export type KeeperOptions = {
  /** Logs each restart in one line. */
  say?: ((line: string) => void) | undefined
  /** The server is gone for good: no further start would help. */
  lost?: ((error: Error) => void) | undefined
  pauses?: RestartPauses | undefined
}
type ServerOptions = KeeperOptions & {
  data: string
  signal: AbortSignal
  /** Starts the server unless another process did; answers whether it was this one. */
  restart: () => Promise<boolean>
}

const lookEveryMs = 500
const pruneEveryMs = 60_000
const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')

/** Starts the server again when it dies, until `signal` ends that. */
export async function keepServer({ data, signal, restart, say = () => {}, lost = () => {}, ...rest }: ServerOptions) {
  const pauseAfter = rest.pauses ?? restartPauses()
  const waited = (ms: number) => wait(ms, true, { signal, ref: false }).catch(() => false)
  let [startedAt, prunedAt] = [performance.now(), performance.now()]
  while (await waited(lookEveryMs)) {
    if (performance.now() - prunedAt > pruneEveryMs) {
      prunedAt = performance.now()
      await pruneLogs(data).catch(() => {})
    }
    if ((await findServer(data)) !== undefined) continue
    const pause = pauseAfter(performance.now() - startedAt)
    if (pause === undefined) return lost(new NotYet('PostgreSQL died too many times in a row.'))
    if (!(await waited(pause))) return
    try {
      if (await restart()) say('PostgreSQL was gone and was started again')
    } catch (error) {
      if (signal.aborted) return
      say(`PostgreSQL is gone. ${firstLine(error)}`)
      if (error instanceof EnvError) return lost(error)
    }
    startedAt = performance.now()
  }
}
