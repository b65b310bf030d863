import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import pg from 'pg'
import type { Email } from 'postal-mime'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import { hashPassword } from '../accounts/password.ts'
import { buildApp, type AppOptions } from '../app.ts'
import { openDb, type Db } from '../db/pool.ts'
import { readEnv, type AppEnv } from '../env.ts'
import { diskFiles } from '../files/disk-files.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import type { AppContext } from '../context.ts'
import type { App } from '../http/serve.ts'
import { drainMails } from './drain-mails.ts'
import { fetchFrom } from './inject-fetch.ts'
import { openAccount } from './open-account.ts'
import { databaseAt, template } from './postgres.ts'
import { startInbox, type Inbox } from './smtp-inbox.ts'
import { watchStops } from './watch-stops.ts'

/** A clock that stands still until it is set. */
export type TestClock = (() => Date) & { set(moment: string | Date): void }

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }
/** Calls the API as somebody: `call('GET', '/api/clients/')`; a FormData goes as a form, anything else as JSON. */
export type CallApi = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>

export type TestOwner = { token: string; user: User; password: string; call: CallApi }

export type TestServer = {
  app: App
  db: Db
  context: AppContext
  fetch: typeof fetch
  clock: TestClock
  /** Calls without a token. */
  call: CallApi
  /** Sends what waits through real SMTP and answers everything that arrived so far. */
  mails(): Promise<Email[]>
  /**
   * A new owner who is signed in, with personals if asked for. The account is written as it stands after registration,
   * activation and sign-in, which have tests of their own: two password hashes and a mail for each owner would be most of
   * the time of many tests.
   */
  signUpOwner(options?: { personals?: boolean; email?: string }): Promise<TestOwner>
  /** Measures how long requests have kept the thread. */
  watch: ReturnType<typeof watchStops>
  close(): Promise<void>
}

const frozenClock = (start: string | Date): TestClock => {
  let now = new Date(start)
  return Object.assign(() => new Date(now), { set: (moment: string | Date) => void (now = new Date(moment)) })
}

/** Calls through a `fetch` that is given addresses of `http://localhost`. */
export const caller = (fetchApp: (url: string, init: RequestInit) => Promise<Response>, token?: string): CallApi => {
  return async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData
    const response = await fetchApp(`http://localhost/keyhaven${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text }
  }
}

/** The id that makes names and addresses of tests unlike one another. */
export const unique = () => randomUUID().slice(0, 8)

async function freshDatabase(url: string) {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const run = async (query: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(query)
    } finally {
      await client.end()
    }
  }
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return { url: databaseAt(url, name), drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

export const personals = {
  first_name: 'Anna',
  last_name: 'Huber',
  tax_id: 'ATU12345678',
  address: {
    street: 'Ring',
    house_number: '1',
    city: 'Wien',
    postal_code: '1010',
    country: 'Austria',
    phone: '+431234567',
  },
}

const password = 'Secret-123'
let passwordHash: Promise<string> | undefined

type TestServerOptions = { env?: Partial<AppEnv>; now?: string | Date; databaseUrl?: string } & AppOptions

/** The whole API on a database of its own, until the end of the test that asks for it, or of the file: `const server = await testServer()`. */
export async function testServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await openTestServer(options)
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  atEnd(() => server.close())
  return server
}

/** The same for hooks, which close it themselves: after something else, or after each test. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await freshDatabase(options.databaseUrl ?? inject('databaseUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-test-'))
  const env: AppEnv = {
    ...readEnv({
      KEYHAVEN_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      RATE_LIMIT: 'off',
      SEED: 'none',
      STRIPE_URL: 'http://127.0.0.1:1',
    }),
    ...options.env,
  }
  const clock = frozenClock(options.now ?? new Date())
  const db = openDb(database.url, { max: 10 })
  let inbox: Inbox | undefined
  const context: AppContext = {
    db,
    databaseUrl: database.url,
    clock,
    env,
    mail: { where: 'test', send: async () => {}, close: () => {} },
    files: diskFiles(join(folder, 'media')),
    limits: env.rateLimit ? createLimits(db, clock) : noLimits,
  }
  const app = await buildApp(context, options)
  const watch = watchStops(app)
  await app.ready()
  const fetchApp = fetchFrom(app)
  const call = caller(fetchApp)

  const mails = async () => {
    inbox ??= await startInbox()
    const mailer = smtpMailer(inbox.url, env.mailFrom)
    await drainMails(db, mailer)
    mailer.close()
    return inbox.received
  }

  const signUpOwner: TestServer['signUpOwner'] = async ({ personals: filled = false, email } = {}) => {
    passwordHash ??= hashPassword(password)
    const token = await openAccount(db, email ?? `owner-${unique()}@example.com`, await passwordHash, clock())
    const own = caller(fetchApp, token)
    const { body: user } = filled
      ? await own<User>('PATCH', '/auth/change-personals/', personals)
      : await own<User>('GET', '/auth/get-full-user-data/')
    return { token, user, password, call: own }
  }

  const close = async () => {
    await app.close()
    watch.end()
    await db.destroy()
    await inbox?.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, db, context, fetch: fetchApp, clock, call, mails, signUpOwner, watch, close }
}
