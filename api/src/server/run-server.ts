import { EnvError, NotYet } from '../env.ts'

/** EX_CONFIG of sysexits.h: no other start cures it. `deploy/keyhaven.service` knows this number, too. */
export const wrongSettings = 78

/** Message of a failed start: one line for what the environment got wrong. */
export const startProblem = (error: unknown) =>
  error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)

export const exitCodeOf = (error: unknown) =>
  error instanceof EnvError && !(error instanceof NotYet) ? wrongSettings : 1

export type Ends = {
  /** Aborted when the process was asked to stop. */
  stopping: AbortSignal
  /** The server can never serve again: it is closed and the process ends with an error, for others to start it again. */
  lost: (error: Error) => void
}

const forceAfterMs = 1500

/** Aborts when the process is asked to stop: by a signal, or because the one that started it and speaks to it is gone. */
export function stopRequests(): AbortController {
  const controller = new AbortController()
  let firstAt: number | undefined
  const ask = () => {
    // A terminal and npm both pass Ctrl-C on, so the first ones come together; asked again after a while, it ends at once.
    if (firstAt !== undefined && Date.now() - firstAt > forceAfterMs) process.exit(1)
    firstAt ??= Date.now()
    controller.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  return controller
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done())))

type Running = { drain(): Promise<void>; close(): Promise<void> }

/** Runs a server until the process is asked to stop, also in the middle of its start, or the server is lost; then ends. */
export async function runServer(start: (ends: Ends) => Promise<Running>): Promise<never> {
  const { signal: stopping } = stopRequests()
  const broken = Promise.withResolvers<Error>()
  try {
    const server = await start({ stopping, lost: broken.resolve })
    const error = await Promise.race([aborted(stopping), broken.promise])
    if (!error) await Promise.race([server.drain(), broken.promise])
    await server.close()
    if (error && !stopping.aborted) throw error
    process.exit(0)
  } catch (error) {
    if (stopping.aborted && error === stopping.reason) process.exit(0)
    process.stderr.write(`${startProblem(error)}\n`)
    process.exit(exitCodeOf(error))
  }
}
