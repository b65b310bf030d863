import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp, type AppOptions } from '../app.ts'
import { makeDataDir } from './data-dir.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import type { KeeperOptions } from '../db/embedded/keeper.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { openDb } from '../db/pool.ts'
import { openReplica } from '../db/replica/replica.ts'
import { whyUnavailable } from '../db/unavailable.ts'
import { type AppEnv, NotYet } from '../env.ts'
import { openFiles } from '../files/open-files.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { closeServer } from './http-server.ts'
import { listen } from './listen.ts'
import { logFiles, standardOutput } from './log-files.ts'
import { startMetrics } from '../metrics/metrics-server.ts'
import { holdInWords } from '../outgoing/hold.ts'
import { applyOutgoing } from '../outgoing/release.ts'
import { fileMailer } from '../mail/file-mailer.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import type { AppContext } from '../context.ts'
import type { Ends } from './run-server.ts'
import { seed } from '../demo/service.ts'
import type { App } from '../http/serve.ts'
import { startTracing } from '../traces/tracing.ts'
import { traceStatements } from '../db/trace-statements.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { startSweepingDisk } from '../sweep.ts'

export type Started = {
  app: App
  context: AppContext
  /** Opens the port; answers its number. Where it cannot, everything is closed again. */
  listen(): Promise<number>
  /** Answers as before, but lets proxies send no more: for as long as the settings say. Comes before `close`. */
  drain(): Promise<void>
  /** Stops accepting, lets what runs end, then stops everything else; the database last. */
  close(): Promise<void>
}

type Progress = (step: string) => void

type Options = { progress?: Progress; around?: AppOptions['around']; ends?: Ends | undefined }

async function openDatabase(env: AppEnv, progress: Progress, keeper: KeeperOptions) {
  makeDataDir(env.dataDir)
  if (env.databaseUrl) return { url: env.databaseUrl, stop: async () => {} }
  progress('Starting PostgreSQL')
  return startEmbedded(env.dataDir, keeper)
}

const longestWaitMs = 30_000

/** A database that starts beside this process may need a moment. */
async function migrateWhenReady(url: string, name: string, progress: Progress, stopping?: AbortSignal) {
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    stopping?.throwIfAborted()
    try {
      return await migrate(url, { say: progress })
    } catch (error) {
      const why = whyUnavailable(error)
      if (!why) throw error
      if (Date.now() > deadline) throw new NotYet(`The database of ${name} does not answer (${String(error)}).`)
      progress('Waiting for the database')
      await wait(500)
    }
  }
}

/** Options of the log: in production every request leaves a line; elsewhere only what went wrong does. */
export const loggerOf = (env: AppEnv, files: ReturnType<typeof logFiles>) => ({
  level: env.mode === 'production' ? 'info' : 'warn',
  stream: files?.stream ?? standardOutput(),
})

/** Exporter of a process's spans. */
export const tracesOf = (
  { role }: Pick<AppEnv, 'role'>,
  traces: NonNullable<AppEnv['traces']>,
  logNow: () => App['log'] | undefined,
) => ({
  ...traces,
  role,
  service: role === 'edge' ? 'keyhaven-edge' : 'keyhaven',
  failed: (error: unknown) => logNow()?.warn({ err: error }, 'traces could not be sent'),
})

const patienceMs = 15_000
const atMost = (ms: number, work: Promise<unknown>) => {
  const done = new AbortController()
  const late = wait(ms, undefined, { signal: done.signal }).catch(() => {})
  return Promise.race([work.finally(() => done.abort()), late])
}

/** Starts everything that the API needs, ready to listen. `around` adds what else the same server answers. */
export async function startApi(env: AppEnv, { progress = () => {}, around, ends }: Options = {}): Promise<Started> {
  let log: App['log'] | undefined
  let isLost = false
  let isDraining = false
  const database = await openDatabase(env, progress, {
    say: (line) => (log ? log.error(line) : progress(line)),
    lost: (error) => {
      isLost = true
      // Not `fatal`: that waits for an output that can be written, and there may be none any more.
      log?.error({ err: error }, 'the database is lost')
      ends?.lost(error)
    },
  })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    // What waits for a database that does not answer must not keep the database itself from being stopped.
    try {
      for (const stop of closers.splice(0).toReversed()) await atMost(patienceMs, stop())
    } finally {
      await database.stop()
    }
  }
  try {
    if (env.traces) closers.push(await startTracing(tracesOf(env, env.traces, () => log)))
    progress('Bringing the database up to date')
    const name = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    const direct = env.databaseDirectUrl ?? database.url
    await migrateWhenReady(direct, name, progress, ends?.stopping)
    const db = openDb(database.url, {
      onError: (error) => log?.warn({ err: error }, 'a database connection was lost'),
      isPooled: direct !== database.url,
      ...(env.traces && { log: traceStatements('primary') }),
    })
    closers.push(() => db.destroy())
    const replica =
      env.databaseReadUrl === undefined
        ? undefined
        : await openReplica({
            url: env.databaseReadUrl,
            primaryUrl: direct,
            ...(env.traces && { log: traceStatements('replica') }),
            changed: (whyNot) => {
              if (whyNot === undefined) log?.info('the read replica is used')
              else log?.warn({ why: whyNot }, 'the read replica is not used')
            },
          })
    if (replica) closers.push(() => replica.close())
    const clock = () => new Date()
    const context: AppContext = {
      db,
      databaseUrl: direct,
      replica,
      clock,
      env,
      mail: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : fileMailer(join(env.dataDir, 'mail'), env.mailFrom),
      files: await openFiles(env),
      limits: env.rateLimit ? createLimits(db, clock) : noLimits,
    }
    const hold = await applyOutgoing(db, env.outgoing)
    if (hold) progress(holdInWords(hold))
    if (env.seed === 'demo') await seed(context, direct, progress)
    const files = logFiles(env)
    if (files) progress(`Logging to ${files.where}`)
    const app = await buildApp(context, {
      logger: loggerOf(env, files),
      isLost: () => isLost,
      isDraining: () => isDraining,
      ...(around && { around }),
    })
    log = app.log
    closers.push(startSweepingDisk(context, app.log), await startJobs(context, app.log))
    closers.push(() => closeServer(app))
    if (env.metrics) {
      const metrics = await startMetrics(context, app.log)
      progress(`Metrics at ${metrics.url}`)
      closers.push(metrics.close)
    }
    const open = async () => {
      try {
        ends?.stopping.throwIfAborted()
        const port = await listen(app, env)
        // A free port was asked for: absolute links lead to the one that was found.
        if (env.port === 0 && env.origin.endsWith(':0')) env.origin = `http://localhost:${port}`
        return port
      } catch (error) {
        await close()
        throw error
      }
    }
    const drain = async () => {
      isDraining = true
      await wait(env.drainMs)
    }
    return { app, context, listen: open, drain, close }
  } catch (error) {
    await close()
    throw error
  }
}
