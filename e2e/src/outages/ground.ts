import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { findServer } from '@keyhaven/api/db/embedded/postmaster'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { openDb } from '@keyhaven/api/db/pool'
import { openAccount } from '@keyhaven/api/testing/open-account'
import { type ApiProcess, startProcess } from '@keyhaven/api/testing/process'
import { type Inbox, startInbox } from '@keyhaven/api/testing/smtp-inbox'
import { caller, personals, type TestOwner, unique } from '@keyhaven/api/testing/test-server'

/** The pause after a first death: that it dies twenty times in a row is our doing. */
const usualPauseMs = 250

/** The API as a process, and a PostgreSQL and a mail server of its own: an outage breaks one of them. */
export type Ground = Awaited<ReturnType<typeof openGround>>

export async function openGround() {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-outage-'))
  const databaseFolder = join(folder, 'postgresql')
  const database: Embedded = await startEmbedded(databaseFolder, { pauses: () => usualPauseMs })
  await migrate(database.url)
  const db = openDb(database.url, { max: 1 })
  const token = await openAccount(db, `owner-${unique()}@example.com`, 'x', new Date())
  await db.destroy()
  let inbox: Inbox = await startInbox()
  const { port } = new URL(inbox.url)
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: inbox.url,
    METRICS_PORT: '0',
  }
  let api: ApiProcess = await startProcess(settings)
  const isRunning = () => api.child.exitCode === null && api.child.signalCode === null
  /** The port may have been taken by others while the process was away; a proxy in front would look for it in the same way. */
  const restart = async (changes: Record<string, string> = {}) => {
    if (isRunning()) await api.end('SIGTERM')
    api = await startProcess({ ...settings, ...changes })
  }
  const call = caller((url, init) => fetch(url.replace('http://localhost/keyhaven', api.url), init), token)
  const { body: user } = await call<TestOwner['user']>('PATCH', '/auth/change-personals/', personals)
  return {
    folder,
    databaseUrl: database.url,
    /** The process of PostgreSQL now. */
    postmaster: () => findServer(join(databaseFolder, 'db')),
    owner: { token, call, user, password: '' } satisfies TestOwner,
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
      if (isRunning()) await api.end('SIGTERM')
      await inbox.close().catch(() => {})
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
