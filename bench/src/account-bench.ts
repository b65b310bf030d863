import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '@keyhaven/api/app'
import type { Db } from '@keyhaven/api/db/pool'
import { readEnv } from '@keyhaven/api/env'
import { diskFiles } from '@keyhaven/api/files/disk-files'
import { createLimits } from '@keyhaven/api/http/limits'
import { withDatabase } from './database.ts'
import { median, type Figure } from './figures.ts'

const password = 'Secret-123'
const kinds = ['known', 'unknown', 'waiting'] as const
type Kind = (typeof kinds)[number]

const person = (email: string) => ({ first_name: 'Anna', last_name: 'Huber', email, password, privacy: true })
const calls: Record<string, (email: string) => object> = {
  login: (email) => ({ email, password: 'Wrong-9876' }),
  register: person,
  'forgot-password': (email) => ({ email }),
}

/** The API with its limits on and a clock that goes on an hour with every call, so that none of them is met. */
const startApp = async (db: Db, folder: string, hidden: boolean) => {
  const started = Date.now()
  let hours = 0
  const clock = () => new Date(started + hours * 3_600_000)
  const env = readEnv({
    KEYHAVEN_ENV: 'development',
    DATA_DIR: folder,
    SEED: 'none',
    RATE_LIMIT: hidden ? 'on' : 'off',
  })
  const mail = { where: '', send: async () => {}, close: () => {} }
  const app = await buildApp({
    db,
    databaseUrl: '',
    clock,
    env,
    mail,
    files: diskFiles(folder),
    limits: createLimits(db, clock),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = async (call: string, body: object) => {
    hours += 1
    const start = performance.now()
    const answer = await fetch(`${origin}/keyhaven/auth/${call}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await answer.text()
    const took = performance.now() - start
    if (![200, 201, 401].includes(answer.status)) throw new Error(`${call}: ${answer.status}`)
    return took
  }
  return { post, close: () => app.close() }
}

/** The median time of each call for each kind of address, interleaved. */
const measure = async (db: Db, folder: string, hidden: boolean, rounds: number) => {
  const { post, close } = await startApp(db, folder, hidden)
  const [known, waiting] = [`known-${hidden}@example.com`, `waiting-${hidden}@example.com`]
  for (const email of [known, waiting]) await post('register', person(email))
  await db.updateTable('owners').set({ activated_at: new Date() }).where('email', '=', known).execute()
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    const fresh = `new-${hidden}-${round}@example.com`
    const addresses = { known, unknown: fresh, waiting }
    for (const [call, body] of Object.entries(calls)) {
      // Registering makes the address known, so the other calls ask for another one.
      const email = (kind: Kind) => (kind === 'unknown' && call !== 'register' ? `no-${fresh}` : addresses[kind])
      const order = kinds.toSorted((a, b) => ((kinds.indexOf(a) + round) % 3) - ((kinds.indexOf(b) + round) % 3))
      for (const kind of order) {
        const took = await post(call, body(email(kind)))
        if (round > 0) times.set(`${call} ${kind}`, [...(times.get(`${call} ${kind}`) ?? []), took])
      }
    }
  }
  await close()
  return (call: string, kind: Kind) => median(times.get(`${call} ${kind}`) ?? [])
}

const said: Record<Kind, string> = { known: 'an account', unknown: 'no account', waiting: 'not activated' }

/** Whether time tells which addresses have an account: as it runs, and without what hides it. */
export const accountBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-accounts-'))
  try {
    return await withDatabase(async (db) => {
      const [bare, hidden] = [await measure(db, folder, false, 150), await measure(db, folder, true, 40)]
      return Object.keys(calls).flatMap((call) =>
        (['unknown', 'waiting'] as const).map((kind) => {
          const share = hidden(call, kind) / hidden(call, 'known')
          const work = `${bare(call, kind).toFixed(1)} of ${bare(call, 'known').toFixed(1)} ms`
          return {
            section: 'Accounts',
            name: `${call}: ${said[kind]} against ${said.known}`,
            value: `${hidden(call, kind).toFixed(1)} ms`,
            against: `${share.toFixed(3)}x of ${hidden(call, 'known').toFixed(1)} ms, limit 0.9–1.1x; the work alone: ${work}`,
            ok: share >= 0.9 && share <= 1.1,
          }
        }),
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
