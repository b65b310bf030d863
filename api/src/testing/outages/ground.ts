import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '../../db/embedded/embedded.ts'
import { findServer } from '../../db/embedded/postmaster.ts'
import { migrate } from '../../db/migrations/migrate.ts'
import { openDb } from '../../db/pool.ts'
import { openAccount } from '../open-account.ts'
import { type ApiProcess, startProcess } from '../process.ts'
import { type Inbox, startInbox } from '../smtp-inbox.ts'
import { caller, personals, unique } from '../test-server.ts'

/** As after a first death: that it dies twenty times in a row is our doing. */
const usualPauseMs = 250

/** What an outage breaks: the API as a process, a PostgreSQL and a mail server of its own, each in a place that can be broken. */
export type Ground = Awaited<ReturnType<typeof openGround>>

export async function openGround(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-outage-'))
  const dataDir = join(folder, 'data')
  const databaseFolder = join(folder, 'postgresql')
  const database: Embedded = await startEmbedded(databaseFolder, { pauses: () => usualPauseMs })
  await migrate(database.url)
  const db = openDb(database.url, { max: 2 })
  const token = await openAccount(db, `owner-${unique()}@example.com`, 'x', new Date())
  let inbox: Inbox = await startInbox()
  const { port } = new URL(inbox.url)
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: inbox.url, METRICS_PORT: '0', ...env }
  let api: ApiProcess = await startProcess(settings)
  /** The port may have been taken by others while the process was away; a proxy in front would look for it in the same way. */
  const restart = async (changes: Record<string, string> = {}) => {
    api = await startProcess({ ...settings, ...changes })
  }
  const call = caller((url, init) => fetch(url.replace('http://localhost/keyhaven', api.url), init), token)
  await call('PATCH', '/auth/change-personals/', personals)
  return {
    folder,
    dataDir,
    db,
    databaseUrl: database.url,
    /** The process of PostgreSQL now. */
    postmaster: () => findServer(join(databaseFolder, 'db')),
    owner: { token, call },
    api: () => api,
    restart,
    received: () => inbox.received,
    stopMail: () => inbox.close(),
    startMail: async () => {
      const { received } = inbox
      inbox = await startInbox(Number(port))
      inbox.received.push(...received)
    },
    readiness: async () => {
      const answer = await fetch(new URL('/readyz', api.url)).catch(() => undefined)
      const body = (await answer?.json().catch(() => ({}))) as
        | { status?: string; reasons?: { code: string }[] }
        | undefined
      return { status: body?.status ?? 'away', reasons: (body?.reasons ?? []).map(({ code }) => code) }
    },
    close: async () => {
      if (api.child.exitCode === null && api.child.signalCode === null) await api.end('SIGTERM')
      await db.destroy().catch(() => {})
      await inbox.close().catch(() => {})
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
