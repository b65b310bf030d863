import type { ReleaseVisit } from '@keyhaven/shared-contracts/contract/health'
import { expect, test } from 'vitest'
import { sweepAll } from '../testing/sweep-all.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { readHealth, readTrial } from './reads.ts'
import { countVisits, tallyOf } from './service.ts'

const visit: ReleaseVisit = { area: 'finance', version: '1.0.0-aaaaaaaa', count: 1 }

/** Sends a report as `sendBeacon` does: as text, from an address. */
const beacon = (server: TestServer, visits: Partial<ReleaseVisit>[], ip = '203.0.113.7') =>
  server.app.inject({
    method: 'POST',
    url: '/keyhaven/api/public/health/',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://www.lake-house.example' },
    remoteAddress: ip,
    payload: JSON.stringify({ visits: visits.map((one) => ({ ...visit, ...one })) }),
  })

const since = new Date('2027-03-01T00:00:00Z')
const counted = async ({ db }: TestServer) =>
  Object.fromEntries(
    (await readHealth(db, since)).map(({ version, measure, count }) => [`${version} ${measure}`, count]),
  )

/** Until what waits in the memory of the server is in the database. */
const written = (server: TestServer, counts: Record<string, number>) =>
  expect.poll(() => counted(server), { timeout: 15_000 }).toEqual(counts)

test('a report as text from any page is counted by release, and is answered with nothing', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  const answer = await beacon(server, [
    { lcp: 'good', inp: 'poor' },
    { version: '1.0.0-bbbbbbbb', failed: 'network', erred: true },
  ])
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  // One in ten visits that went well says so for all ten; what went wrong is told by everybody.
  await beacon(server, [{ count: 10, lcp: 'good' }])
  await beacon(server, [{ count: 0, erred: true }])
  await written(server, {
    '1.0.0-aaaaaaaa visits': 11,
    '1.0.0-aaaaaaaa lcp good': 11,
    '1.0.0-aaaaaaaa inp poor': 1,
    '1.0.0-aaaaaaaa errors': 1,
    '1.0.0-bbbbbbbb visits': 1,
    '1.0.0-bbbbbbbb failed network': 1,
    '1.0.0-bbbbbbbb errors': 1,
  })
})

test('nothing of a report says who sent it', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  await beacon(server, [{ lcp: 'good' }])
  await written(server, { '1.0.0-aaaaaaaa visits': 1, '1.0.0-aaaaaaaa lcp good': 1 })
  const rows = await server.db.selectFrom('release_health').selectAll().execute()
  expect(rows.map((row) => Object.keys(row).toSorted().join(' '))).toEqual(
    rows.map(() => 'area count hour measure trial version'),
  )
  expect(rows.map(({ hour }) => hour.toISOString())).toEqual(rows.map(() => '2027-03-10T12:00:00.000Z'))
})

test('what stands for ten visits in a trial is one, and what is said of other trials is not of this one', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  await beacon(server, [{ trial: 4, count: 10, lcp: 'good' }, { trial: 5 }, {}])
  await written(server, { '1.0.0-aaaaaaaa visits': 3, '1.0.0-aaaaaaaa lcp good': 1 })
  const inTrial = await readTrial(server.db, 'finance', 4)
  expect(Object.fromEntries(inTrial.map(({ measure, count }) => [measure, count]))).toEqual({
    visits: 1,
    'lcp good': 1,
  })
  expect(await readTrial(server.db, 'finance', 0)).toEqual([])
})

test('one address has few votes in a trial, another has its own, and each is answered alike', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z', env: { rateLimit: true } })
  const failed = { trial: 4, failed: 'evaluation' as const }
  for (const ip of [...Array.from({ length: 12 }, () => '203.0.113.7'), '203.0.113.8'])
    expect((await beacon(server, [failed], ip)).statusCode).toBe(204)
  await written(server, { '1.0.0-aaaaaaaa visits': 6, '1.0.0-aaaaaaaa failed evaluation': 6 })
  server.clock.set('2027-03-11T12:00:01Z')
  await beacon(server, [failed])
  await written(server, { '1.0.0-aaaaaaaa visits': 7, '1.0.0-aaaaaaaa failed evaluation': 7 })
})

test('of releases that are not out nothing is kept', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  server.context.releases = {
    has: async (area, version) => area === 'finance' && version === visit.version,
    set: () => undefined,
  }
  const answer = await beacon(server, [{ version: '6.6.6-ffffffff' }, { area: 'elsewhere' }, {}])
  expect(answer.statusCode).toBe(204)
  await written(server, { '1.0.0-aaaaaaaa visits': 1 })
})

test('where nobody knows what is out, a flood of made-up releases fills no table', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  const reports = Array.from({ length: 30 }, (_, at) =>
    Array.from({ length: 20 }, (__, more) => ({ version: `1.0.0-${at}-${more}` })),
  )
  for (const visits of reports) expect((await beacon(server, visits)).statusCode).toBe(204)
  await expect.poll(async () => Object.keys(await counted(server)).length, { timeout: 15_000 }).toBe(200)
})

test('too long, too many or too often is refused, and nothing of it is an error of ours', async () => {
  const server = await testServer({ env: { rateLimit: true } })
  const statuses = async (...visits: Partial<ReleaseVisit>[]) => (await beacon(server, visits)).statusCode
  expect(await statuses(...Array.from({ length: 21 }, () => ({})))).toBe(400)
  expect(await statuses({ version: 'x'.repeat(5000) })).toBe(413)
  expect(await statuses({ version: "'; DROP TABLE owners; --" })).toBe(400)
  expect(await statuses({ area: 'Ⅷ' })).toBe(400)
  expect(await statuses({ count: 1e9 as 1 })).toBe(400)
  expect(await statuses({ trial: 0.5 })).toBe(400)
  for (let call = 0; call < 120; call++) expect(await statuses({})).toBe(204)
  expect(await statuses({})).toBe(429)
})

test('while the database does not answer, reports are taken, and written afterwards', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  const rename = (from: string, to: string) => server.db.schema.alterTable(from).renameTo(to).execute()
  const failed: unknown[] = []
  const tally = tallyOf(server.context, (error) => failed.push(error))
  const count = () => countVisits(server.context, { tally, visits: [visit], ip: '203.0.113.7' })
  await rename('release_health', 'elsewhere')
  await count()
  await tally.flush()
  expect(failed).toHaveLength(1)
  await count()
  await rename('elsewhere', 'release_health')
  await tally.flush()
  expect(await counted(server)).toEqual({ '1.0.0-aaaaaaaa visits': 2 })
  await tally.close()
})

test('what is counted is written when the server stops, added to what is there, and gone after a month', async () => {
  const server = await testServer({ now: '2027-03-10T12:00:00Z' })
  await beacon(server, [{}])
  await written(server, { '1.0.0-aaaaaaaa visits': 1 })
  await beacon(server, [{}])
  await server.app.close()
  expect(await counted(server)).toEqual({ '1.0.0-aaaaaaaa visits': 2 })
  server.clock.set('2027-04-10T12:00:00Z')
  await sweepAll(server.context, (error) => expect.unreachable(String(error)))
  expect(await counted(server)).toEqual({})
})
