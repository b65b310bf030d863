import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@keyhaven/api/db/embedded/embedded'
import { openDb } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { median, type Figure } from './figures.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const [rounds, crowd, slowest] = [5, 500, 1000]

/** Fields of an answer that are read here. */
type Answer = { id: number; token: string } & { id: number }[]
type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: Answer }>

const caller = (base: string, token?: string): Call => {
  return async (method, to, body) => {
    const answer = await fetch(`${base}/keyhaven${to}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
}

/** Everybody books one new unit at once, on days that all overlap; answers how long the last one waited and what they were told. */
async function race(call: Call, property: number, client: number, many: number) {
  const fields = { name: 'Room', description: 'Raced for', capacity: 2, max_capacity: 2, price_per_extra_person: 0 }
  const unit = (await call('POST', '/api/units/', { ...fields, price_per_night: 100, property_id: property })).body
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      call('POST', '/api/bookings/', {
        ...{ property, unit: unit.id, client, guests_count: 2, status: 'confirmed' },
        ...{ check_in: `2027-06-0${1 + (index % 3)}`, check_out: `2027-06-0${4 + (index % 3)}` },
      }),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  return { ms: performance.now() - start, made: count(201), refused: count(409) }
}

async function measure(name: string, env: Record<string, string>, deadlocksOf: () => Promise<number>): Promise<Figure> {
  const api = startChild([path.join(root, 'api/src/main.ts')], {
    PORT: '0',
    SEED: 'none',
    ...asInProduction,
    ...env,
  })
  try {
    const base = `http://localhost:${await api.port}`
    const { token } = (await caller(base)('POST', '/auth/demo-login/')).body
    const call = caller(base, token)
    const [property] = (await call('GET', '/api/properties/')).body
    const [client] = (await call('GET', '/api/clients/?page=1')).body
    const run = (many: number) => race(call, property?.id ?? 0, client?.id ?? 0, many)
    await run(crowd)
    const runs: Awaited<ReturnType<typeof race>>[] = []
    for (let round = 0; round < rounds; round++) runs.push(await run(crowd))
    const deadlocks = await deadlocksOf()
    const right = runs.every(({ made, refused }) => made === 1 && refused === crowd - 1) && deadlocks === 0
    const ms = median(runs.map((one) => one.ms))
    return {
      section: 'Race',
      name: `${crowd} bookings of one unit at once, ${name}`,
      value: `${Math.round(ms)} ms, ${runs[0]?.made} x 201, ${runs[0]?.refused} x 409, ${deadlocks} deadlocks`,
      against: `limit ${slowest} ms, 1 x 201, ${crowd - 1} x 409, 0 deadlocks, in each of ${rounds} rounds`,
      ok: right && ms <= slowest,
    }
  } finally {
    await api.stop()
  }
}

const deadlocksAt = async (url: string) => {
  const db = openDb(url, { max: 1 })
  const { rows } = await sql<{ deadlocks: number }>`SELECT sum(deadlocks) AS deadlocks FROM pg_stat_database`.execute(
    db,
  )
  await db.destroy()
  return rows[0]?.deadlocks ?? NaN
}

/** One unit, five hundred who want it: on the PostgreSQL that the API brings along, and on one that is named to it. */
export const raceBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-race-'))
  try {
    const env = { DATA_DIR: path.join(folder, 'data') }
    const embedded = await measure('embedded PostgreSQL', env, async () => {
      const same = await startEmbedded(env.DATA_DIR)
      const deadlocks = await deadlocksAt(same.url)
      await same.stop()
      return deadlocks
    })
    const separate = await withDatabase((_, url) =>
      measure('separate PostgreSQL', { DATABASE_URL: url, DATA_DIR: path.join(folder, 'files') }, () =>
        deadlocksAt(url),
      ),
    )
    return [embedded, separate]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
