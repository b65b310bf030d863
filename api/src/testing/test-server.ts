import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import pg from 'pg'
import type { Email } from 'postal-mime'
import { inject } from 'vitest'
import { buildApp, type AppOptions } from '../app.ts'
import { openDb, type Db } from '../db/pool.ts'
import { readEnv, type AppEnv } from '../env.ts'
import { diskFiles } from '../files/disk-files.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { drainOutbox } from '../mail/outbox.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import type { Parts } from '../parts.ts'
import type { App } from '../http/serve.ts'
import { fetchFrom } from './inject-fetch.ts'
import { databaseAt, template } from './postgres.ts'
import { startInbox, type Inbox } from './smtp-inbox.ts'

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
  parts: Parts
  fetch: typeof fetch
  clock: TestClock
  /** Calls without a token. */
  call: CallApi
  /** Sends what waits through real SMTP and answers everything that arrived so far. */
  mails(): Promise<Email[]>
  /** A new owner, registered, activated and signed in through the API; with personals where told. */
  signUpOwner(options?: { personals?: boolean; email?: string }): Promise<TestOwner>
  close(): Promise<void>
}

const frozenClock = (start: string | Date): TestClock => {
  let now = new Date(start)
  return Object.assign(() => new Date(now), { set: (moment: string | Date) => void (now = new Date(moment)) })
}

const caller = (fetchApp: typeof fetch, token?: string): CallApi => {
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
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY wal_log`)
  return { url: databaseAt(url, name), drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

const personals = {
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

/** The whole API on a database of its own. */
export async function testServer(
  options: { env?: Partial<AppEnv>; now?: string | Date; databaseUrl?: string } & AppOptions = {},
): Promise<TestServer> {
  const database = await freshDatabase(options.databaseUrl ?? inject('databaseUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-test-'))
  const env: AppEnv = {
    ...readEnv({ KEYHAVEN_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMIT: 'off', SEED: 'none' }),
    ...options.env,
  }
  const clock = frozenClock(options.now ?? new Date())
  const db = openDb(database.url, { max: 10 })
  let inbox: Inbox | undefined
  const parts: Parts = {
    db,
    databaseUrl: database.url,
    clock,
    env,
    mail: { where: 'test', send: async () => {}, close: () => {} },
    files: diskFiles(join(folder, 'media')),
    limits: env.rateLimit ? createLimits(clock) : noLimits,
  }
  const app = await buildApp(parts, options)
  await app.ready()
  const fetchApp = fetchFrom(app)
  const call = caller(fetchApp)

  const mails = async () => {
    inbox ??= await startInbox()
    const mailer = smtpMailer(inbox.url, env.mailFrom)
    await drainOutbox(db, mailer)
    mailer.close()
    return inbox.received
  }

  /** Somebody else who signs up at this moment may be sending the mail; then it is there a little later. */
  const activationLink = async (address: string, tries = 100): Promise<string | undefined> => {
    const mail = (await mails()).find((one) => one.to?.[0]?.address === address)
    const link = /\/owner(\/activate-account\/\S+)/.exec(mail?.text ?? '')?.[1]
    if (link || tries === 0) return link
    await setImmediate()
    return activationLink(address, tries - 1)
  }

  const signUpOwner: TestServer['signUpOwner'] = async ({ personals: filled = false, email } = {}) => {
    const password = 'Secret-123'
    const address = email ?? `owner-${unique()}@example.com`
    await call('POST', '/auth/register/', {
      first_name: 'Anna',
      last_name: 'Huber',
      email: address,
      password,
      privacy: true,
    })
    const link = await activationLink(address)
    await call('GET', `/auth${link}/`)
    const answer = await call<{ token: string; user: User }>('POST', '/auth/login/', { email: address, password })
    if (answer.status !== 200) throw new Error(`No sign-in: ${JSON.stringify(answer.body)}`)
    const { token, user } = answer.body
    const own = caller(fetchApp, token)
    if (!filled) return { token, user, password, call: own }
    const changed = await own<User>('PATCH', '/auth/change-personals/', personals)
    return { token, user: changed.body, password, call: own }
  }

  const close = async () => {
    await app.close()
    await db.destroy()
    await inbox?.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, db, parts, fetch: fetchApp, clock, call, mails, signUpOwner, close }
}
