import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { brokenConstraint } from '../db/transact.ts'
import { aBlock, address, aProperty, aRequest, aUnit } from '../testing/factories.ts'
import { type TestOwner, testServer } from '../testing/test-server.ts'
import { findMissingGaps } from './schedule.ts'

const now = '2027-03-01T10:30:00Z'
const server = await testServer({ now })
let owner: TestOwner
let property: number
beforeAll(async () => {
  owner = await server.signUpOwner()
  property = (await aProperty(owner)).id
})

/** Between what is there, worked out from the stays alone. */
const gapsBetween = async (unit: number) => {
  const { rows } = await sql<{ check_in: string; check_out: string }>`
    SELECT check_in, check_out FROM occupancies WHERE unit_id = ${unit} AND expires_at IS NULL ORDER BY check_in`.execute(
    server.db,
  )
  const opens = ['', ...rows.map((row) => row.check_out)]
  const closes = [...rows.map((row) => row.check_in), '']
  return opens.map((day, i) => `[${day},${closes[i]})`).filter((gap) => gap.slice(1, 11) !== gap.slice(12, 22))
}
const keptGaps = async (unit: number) => {
  const { rows } = await sql<{ gap: string }>`
    SELECT '[' || COALESCE(lower(nights)::text, '') || ',' || COALESCE(upper(nights)::text, '') || ')' AS gap FROM free_gaps
    WHERE unit_id = ${unit} ORDER BY nights`.execute(server.db)
  return rows.map((row) => row.gap)
}

type Step = { what: string; unit: number; which: number; day: number; nights: number }
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('block', 'block', 'block', 'touch', 'move', 'remove', 'clear'),
  ...{ unit: fc.nat(1), which: fc.nat(9), day: fc.nat(30), nights: fc.integer({ min: 1, max: 6 }) },
})

test('the free gaps of a unit are what lies between its stays, whatever becomes of them', async () => {
  const ids = [(await aUnit(owner, { property_id: property })).id, (await aUnit(owner, { property_id: property })).id]
  const statementOf = ({ what, unit, which, day, nights }: Step) => {
    const id = ids[unit] ?? 0
    const check_in = addDays('2027-04-01', day)
    const check_out = addDays(check_in, nights)
    const chosen = sql`(SELECT id FROM occupancies WHERE unit_id = ${id} ORDER BY id OFFSET ${which} LIMIT 1)`
    const statements: Record<string, RawBuilder<unknown>> = {
      block: sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
        VALUES (${owner.user.id}, ${id}, ${check_in}, ${check_out}, 'block')`,
      touch: sql`UPDATE occupancies SET version = version + 1 WHERE unit_id = ${id}`,
      move: sql`UPDATE occupancies SET unit_id = ${ids[1 - unit] ?? 0}, check_in = ${check_in}, check_out = ${check_out}
        WHERE id = ${chosen}`,
      remove: sql`DELETE FROM occupancies WHERE id = ${chosen}`,
      clear: sql`DELETE FROM occupancies WHERE unit_id = ${id} AND id % 2 = 0`,
    }
    return statements[what] ?? sql`SELECT 1`
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await sql`DELETE FROM occupancies`.execute(server.db)
      const broken = new Set<string | undefined>()
      for (const one of steps)
        await statementOf(one)
          .execute(server.db)
          .catch((error: unknown) => broken.add(brokenConstraint(error)))
      // What is in the way of another stay is refused by the database, and changes nothing.
      expect([...broken].filter((constraint) => constraint !== 'unit_taken')).toEqual([])
      for (const id of ids) expect(await keptGaps(id)).toEqual(await gapsBetween(id))
    }),
    { numRuns: 30 },
  )
})

test('a request leaves the gap as it is, for it may expire; accepted, it takes its nights', async () => {
  const unit = await aUnit(owner, { property_id: property })
  await aRequest(server, unit.id, { check_in: '2027-05-03', check_out: '2027-05-06' })
  const request = await server.db.selectFrom('bookings').select('id').where('unit_id', '=', unit.id).executeTakeFirst()
  expect(await keptGaps(unit.id)).toEqual(['[,)'])
  expect((await owner.call('POST', `/api/booking/${request?.id}/decision/`, { decision: 'accept' })).status).toBe(200)
  expect(await keptGaps(unit.id)).toEqual(['[,2027-05-03)', '[2027-05-06,)'])
})

test('two who take nights of one unit at the same moment leave the gaps between both', async () => {
  const unit = await aUnit(owner, { property_id: property })
  const blocks = Array.from({ length: 12 }, (_, i) =>
    aBlock(owner, { unit: unit.id, start: addDays('2027-06-01', i * 3), end: addDays('2027-06-03', i * 3) }),
  )
  await Promise.all(blocks)
  expect(await keptGaps(unit.id)).toHaveLength(13)
  expect(await keptGaps(unit.id)).toEqual(await gapsBetween(unit.id))
})

test('among many units that are taken the few free ones are found, page by page, also before their gaps are known', async () => {
  const host = await server.signUpOwner()
  const { id: house } = await aProperty(host, { address: { ...address, city: 'Gapton' } })
  const { id: first } = await aUnit(host, { property_id: house, name: 'First' })
  await sql`
    INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status, active)
    SELECT owner_id, property_id, 'Unit ' || n, '', capacity, max_capacity, price_cents + n, extra_person_cents, type, status, active
    FROM units, generate_series(1, 700) n WHERE id = ${first}`.execute(server.db)
  // Every hundredth is free in between.
  await sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    SELECT u.owner_id, u.id, s.check_in, s.check_in + 10, 'block'
    FROM units u, unnest(ARRAY[date '2027-06-20', date '2027-07-01', date '2027-07-11']) AS s (check_in)
    WHERE u.property_id = ${house} AND (u.price_cents % 100 <> 0 OR s.check_in <> date '2027-07-01')`.execute(server.db)
  const prices = async (query: string) => {
    const path = `/api/public/booking/available-units/?city=Gapton&${query}`
    return (await server.call<PublicUnit[]>('GET', path)).body.map((unit) => unit.price_per_night)
  }
  const stay = 'check_in=2027-07-02&check_out=2027-07-11'
  const all = [100, 101, 102, 103, 104, 105, 106, 107]
  const findsThem = async () => {
    expect(await prices(stay)).toEqual(all)
    expect(await prices(`${stay}&page_size=3&page=2`)).toEqual(all.slice(3, 6))
    expect(await prices('check_in=2027-06-30&check_out=2027-07-11')).toEqual(all)
    expect(await prices('check_in=2027-06-29&check_out=2027-07-11')).toEqual([])
  }
  await findsThem()

  await sql`DELETE FROM free_gaps`.execute(server.db)
  await sql`INSERT INTO free_gaps_missing SELECT id FROM units`.execute(server.db)
  await findsThem()
  await findMissingGaps(server.context)
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM free_gaps_missing`.execute(server.db)
  expect(rows).toEqual([{ count: 0 }])
  expect(await keptGaps(first)).toEqual(await gapsBetween(first))
  await findsThem()
})
