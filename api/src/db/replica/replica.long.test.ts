import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { publicReads } from '../../metrics/meters.ts'
import { aRequest, aUnit } from '../../testing/factories.ts'
import { databaseAt, template } from '../../testing/postgres.ts'
import { startProcess } from '../../testing/process.ts'
import { metricsUrl, scrape } from '../../testing/scrape.ts'
import { removeDatabase, startStandby } from '../../testing/standby.ts'
import { openTestServer, type TestOwner, type TestServer } from '../../testing/test-server.ts'
import { type Embedded, startEmbedded } from '../embedded/embedded.ts'
import { migrate } from '../migrations/migrate.ts'
import { newClient } from '../pool.ts'
import { openReplica, type Replica } from './replica.ts'

const patience = { timeout: 20_000 }
const folders = { primary: '', standby: '' }
let primary: Embedded
let standby: Embedded
let server: TestServer
let owner: TestOwner
let replica: Replica
/** A superuser's connection to each. */
let admin: { primary: pg.Client; standby: pg.Client }
const problems: (string | undefined)[] = []

const connected = async (url: string) => {
  const client = newClient(url)
  await client.connect()
  return client
}
const onStandby = (url: string) => databaseAt(standby.url, new URL(url).pathname.slice(1))

beforeAll(async () => {
  folders.primary = await mkdtemp(join(tmpdir(), 'keyhaven-primary-'))
  folders.standby = await mkdtemp(join(tmpdir(), 'keyhaven-standby-'))
  primary = await startEmbedded(folders.primary)
  const client = await connected(primary.url)
  await client.query(`CREATE DATABASE ${template}`)
  await client.end()
  await migrate(databaseAt(primary.url, template))
  standby = await startStandby({ url: primary.url, dataDir: folders.primary }, folders.standby)
  server = await openTestServer({ databaseUrl: primary.url, now: '2027-03-01T10:30:00Z' })
  owner = await server.signUpOwner()
  const { databaseUrl } = server.context
  admin = { primary: await connected(databaseUrl), standby: await connected(standby.url) }
  replica = await openReplica({
    url: onStandby(databaseUrl),
    primaryUrl: databaseUrl,
    maxAgeMs: 1500,
    changed: (whyNot) => problems.push(whyNot),
  })
  server.context.replica = replica
}, 120_000)
afterAll(async () => {
  await replica.close()
  await Promise.all([admin.primary.end(), admin.standby.end()])
  await server.close()
  await removeDatabase(standby, folders.standby)
  await removeDatabase(primary, folders.primary)
})
beforeEach(async () => {
  await admin.standby.query('SELECT pg_wal_replay_resume()')
  await vi.waitUntil(() => replica.ageMs() < 1500, patience)
})

const answeredBy = async () => {
  const { values } = await publicReads.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.answered_by, value]))
}
/** Which database answered what `ask` asked. */
const whoAnswers = async (ask: () => Promise<unknown>) => {
  const before = await answeredBy()
  await ask()
  const after = await answeredBy()
  return Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0))
}
const search = async (unit: number, headers: Record<string, string> = {}) => {
  const stay = new URLSearchParams({ check_in: '2027-05-01', check_out: addDays('2027-05-01', 3), guests: '2' })
  const { status, body } = await server.call<PublicUnit[]>(
    'GET',
    `/api/public/booking/available-units/?${stay}`,
    undefined,
    headers,
  )
  expect(status).toBe(200)
  return body.some(({ id }) => id === unit)
}
const replayed = async () => {
  const { rows } = await admin.primary.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn() AS lsn')
  const reached = `SELECT pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}' AS yes`
  await expect
    .poll(async () => (await admin.standby.query<{ yes: boolean }>(reached)).rows[0]?.yes, patience)
    .toBe(true)
}

test('what guests search and look at is answered by the replica, and what owners see is not', async () => {
  const unit = await aUnit(owner)
  await replayed()
  expect(await whoAnswers(() => search(unit.id))).toEqual(['replica'])
  const paths = ['', `property/${unit.property.id}/`, `property/${unit.property.id}/bookings/`, 'locations/']
  for (const path of paths)
    expect([path, await whoAnswers(() => server.call('GET', `/api/public/booking/${path}`))]).toEqual([
      path,
      ['replica'],
    ])
  expect(await whoAnswers(() => owner.call('GET', '/api/units/'))).toEqual([])
})

test('a guest who has just booked does not see the unit free, however far the replica is behind', async () => {
  const unit = await aUnit(owner)
  await replayed()
  await admin.standby.query('SELECT pg_wal_replay_pause()')
  await aRequest(server, unit.id, { check_in: '2027-05-01', check_out: '2027-05-04' })
  expect(await search(unit.id, { 'cache-control': 'max-age=0' })).toBe(false)
  expect(await search(unit.id, { 'cache-control': 'no-cache' })).toBe(false)
})

test('a stay that only the replica shows as free is refused', async () => {
  const unit = await aUnit(owner)
  await replayed()
  await admin.standby.query('SELECT pg_wal_replay_pause()')
  await aRequest(server, unit.id, { check_in: '2027-05-01', check_out: '2027-05-04' })
  const again = aRequest(server, unit.id, { check_in: '2027-05-02', check_out: '2027-05-03' })
  await expect(again).rejects.toThrow(/409/)
})

test('a replica that is too far behind is not asked, and asked again once it has caught up', async () => {
  const unit = await aUnit(owner)
  await replayed()
  await admin.standby.query('SELECT pg_wal_replay_pause()')
  await aRequest(server, unit.id, { check_in: '2027-05-01', check_out: '2027-05-04' })
  await expect.poll(() => search(unit.id), patience).toBe(false)
  expect(await whoAnswers(() => search(unit.id))).toEqual(['primary'])
  expect(problems.at(-1)).toBe('it is too far behind')
  await admin.standby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(() => whoAnswers(() => search(unit.id)), patience).toEqual(['replica'])
  expect(await search(unit.id)).toBe(false)
})

test('an idle primary is no lag', async () => {
  await replayed()
  await expect.poll(() => replica.ageMs(), patience).toBeLessThan(1500)
  const from = performance.now()
  // For longer than the bound nothing is written, and it is below it all the time.
  let oldestMs = 0
  while (performance.now() - from < 2500) {
    oldestMs = Math.max(oldestMs, replica.ageMs())
    await wait(20)
  }
  expect(oldestMs).toBeLessThan(1500)
})

test('what is not found on the replica is looked for on the primary', async () => {
  await admin.standby.query('SELECT pg_wal_replay_pause()')
  const unit = await aUnit(owner)
  const { status } = await server.call('GET', `/api/public/booking/property/${unit.property.id}/`)
  expect(status).toBe(200)
})

test('a read that was in the way of recovery is answered by the primary', async () => {
  const unit = await aUnit(owner)
  await replayed()
  const begun = Promise.withResolvers<void>()
  const failures: unknown[] = []
  const answer = replica.read(
    (db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          await sql`SELECT count(*) FROM units`.execute(tx)
          begun.resolve()
          await sql`SELECT pg_sleep(4)`.execute(tx)
          return 'replica'
        })
        .catch((error: unknown) => {
          failures.push(error)
          throw error
        }),
    async () => 'primary',
  )
  await begun.promise
  await admin.primary.query('UPDATE units SET name = name WHERE id = $1', [unit.id])
  await admin.primary.query('VACUUM units')
  expect(await answer).toBe('primary')
  expect(failures).toEqual([expect.objectContaining({ code: '40001' })])
})

test('a replica that is gone costs no guest an answer, and is used again when it is back', async () => {
  const unit = await aUnit(owner)
  await replayed()
  await admin.standby.end()
  await standby.stop()
  for (const round of [1, 2, 3, 4, 5]) expect([round, await search(unit.id)]).toEqual([round, true])
  expect(await whoAnswers(() => search(unit.id))).toEqual(['primary'])
  expect(problems.at(-1)).toMatch(/lost|does not answer/)
  standby = await startEmbedded(folders.standby)
  admin.standby = await connected(standby.url)
  await expect.poll(() => whoAnswers(() => search(unit.id)), patience).toEqual(['replica'])
})

test('what is no replica of this database is never asked', async () => {
  const { databaseUrl } = server.context
  const reasons: (string | undefined)[] = []
  const follow = async (url: string, primaryUrl: string) => {
    const other = await openReplica({ url, primaryUrl, changed: (whyNot) => reasons.push(whyNot) })
    expect(
      await other.read(
        async () => 'replica',
        async () => 'primary',
      ),
    ).toBe('primary')
    await other.close()
  }
  await follow(databaseUrl, databaseUrl)
  await follow(onStandby(databaseUrl), inject('databaseUrl'))
  await follow('postgres://127.0.0.1:1/nowhere', databaseUrl)
  expect(reasons).toEqual(['it is no replica', 'it is a replica of another database', 'it does not answer'])
})

test('a server with DATABASE_READ_URL answers guests from it as an ordinary role, and shows its age and its pool', async () => {
  const { databaseUrl } = server.context
  await admin.primary.query('CREATE ROLE reader LOGIN; GRANT pg_read_all_data TO reader')
  await replayed()
  const url = new URL(onStandby(databaseUrl))
  url.username = 'reader'
  const api = await startProcess({
    DATA_DIR: join(folders.primary, 'api'),
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: url.href,
    METRICS_PORT: '0',
  })
  try {
    expect((await fetch(`${api.url}/api/public/booking/locations/`)).status).toBe(200)
    const series = await scrape(metricsUrl(api))
    expect(series.get('keyhaven_database_public_reads_total{answered_by="replica"}')).toBe(1)
    expect(series.get('keyhaven_database_replica_age_seconds')).toBeLessThan(5)
    expect(series.get('keyhaven_database_pool_max_connections{pool="replica"}')).toBe(12)
  } finally {
    await api.end('SIGTERM')
  }
}, 60_000)
