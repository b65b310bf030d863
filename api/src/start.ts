import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp, type AppOptions } from './app.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openDb } from './db/pool.ts'
import { EnvError, type AppEnv } from './env.ts'
import { diskFiles } from './files/disk-files.ts'
import { createLimits, noLimits } from './limits.ts'
import { listen } from './listen.ts'
import { startDispatcher } from './mail/dispatcher.ts'
import { fileMailer } from './mail/file-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import type { Parts } from './parts.ts'
import { seed } from './demo/seed.ts'
import type { App } from './serve.ts'
import { startSweeping } from './sweep.ts'

export type Started = {
  app: App
  parts: Parts
  /** Opens the port; answers its number. */
  listen(): Promise<number>
  /** Stops accepting, lets what runs end, then stops everything else; the database last. */
  close(): Promise<void>
}

type Progress = (step: string) => void

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Like `mkdir -p`; Node's own `recursive` never returns for a folder of /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (isMissing(error) && dirname(folder) !== folder) {
      await makeFolder(dirname(folder))
      await mkdir(folder)
    } else if (!(await stat(folder)).isDirectory()) throw error
  }
}

async function openDatabase(env: AppEnv, progress: Progress) {
  if (env.databaseUrl) return { url: env.databaseUrl, stop: async () => {} }
  progress('Starting PostgreSQL')
  await makeFolder(env.dataDir).catch((error: unknown) => {
    throw new EnvError(`DATA_DIR ${env.dataDir} cannot be made: ${error instanceof Error ? error.message : ''}`)
  })
  return startEmbedded(env.dataDir)
}

const notYet = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|starting up|ECONNRESET|Connection terminated/

/** A database that starts beside this process may need a moment. */
async function migrateWhenReady(url: string, progress: Progress) {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await migrate(url)
    } catch (error) {
      const reason = error instanceof AggregateError ? String(error.errors[0]) : String(error)
      if (!notYet.test(reason)) throw error
      if (Date.now() > deadline) throw new EnvError(`DATABASE_URL leads to no database that answers (${reason}).`)
      progress('Waiting for the database')
      await wait(500)
    }
  }
}

const openFiles = async (env: AppEnv) => {
  if (!env.s3Url) return diskFiles(join(env.dataDir, 'media'))
  // 30 MB of code that only those need who set it.
  const { s3Files } = await import('./files/s3-files.ts')
  return s3Files(env.s3Url)
}

/** In production every request leaves a line; elsewhere only what went wrong does. */
const loggerOf = (env: AppEnv) => ({ level: env.mode === 'production' ? 'info' : 'warn' })

/** Everything that the API needs, ready to listen. `around` adds what else the same server answers. */
export async function startApi(
  env: AppEnv,
  { progress = () => {}, around }: { progress?: Progress; around?: AppOptions['around'] } = {},
): Promise<Started> {
  const database = await openDatabase(env, progress)
  const closers: (() => Promise<void>)[] = [database.stop]
  const close = async () => {
    for (const stop of closers.splice(0).toReversed()) await stop()
  }
  try {
    progress('Bringing the database up to date')
    await migrateWhenReady(database.url, progress)
    let log: App['log'] | undefined
    const db = openDb(database.url, { onError: (error) => log?.warn({ err: error }, 'a database connection was lost') })
    closers.push(() => db.destroy())
    const clock = () => new Date()
    const parts: Parts = {
      db,
      databaseUrl: database.url,
      clock,
      env,
      mail: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : fileMailer(join(env.dataDir, 'mail'), env.mailFrom),
      files: await openFiles(env),
      limits: env.rateLimit ? createLimits(clock) : noLimits,
    }
    if (env.seed === 'demo') await seed(parts, database.url, progress)
    const app = await buildApp(parts, { logger: loggerOf(env), ...(around && { around }) })
    log = app.log
    closers.push(startDispatcher(db, parts.mail, database.url, app.log), startSweeping(parts, app.log))
    closers.push(async () => {
      const impatience = setTimeout(() => app.server.closeAllConnections(), 8000)
      await app.close()
      clearTimeout(impatience)
    })
    const open = async () => {
      const port = await listen(app, env)
      // A free port was asked for: absolute links lead to the one that was found.
      if (env.port === 0 && env.origin.endsWith(':0')) env.origin = `http://localhost:${port}`
      return port
    }
    return { app, parts, listen: open, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Ends the process cleanly at Ctrl-C or a stop; asked again after a while, at once. */
export function closeOnSignal(close: () => Promise<void>) {
  let asked: number | undefined
  const stop = () => {
    // A terminal and npm both pass Ctrl-C on, so the first two come together.
    if (asked !== undefined) return Date.now() - asked > 1500 ? process.exit(1) : undefined
    asked = Date.now()
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
    return undefined
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** What a failed start says: one line for what the environment got wrong. */
export const startProblem = (error: unknown) =>
  error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
