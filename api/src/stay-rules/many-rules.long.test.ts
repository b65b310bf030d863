import type { StayCheck } from '@keyhaven/shared-contracts/contract/inventory/stay-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aUnit } from '../testing/factories.ts'
import { testServer } from '../testing/test-server.ts'
import { maxStopMs } from '../testing/watch-stops.ts'

const server = await testServer({ now: '2027-05-20T09:30:00Z' })

test('a rule about a hundred units with rules of their own is saved without stopping other calls', async () => {
  const owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  const path = `/api/stay-rules/check/?unit=${unit.id}&check_in=2027-07-13&check_out=2027-07-15`
  await sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status)
    SELECT owner_id, property_id, 'Room ' || n, '', 2, 4, 10000, 0, type, status FROM units, generate_series(1, 99) n WHERE id = ${unit.id}`.execute(
    server.db,
  )
  await sql`INSERT INTO stay_rules (owner_id, unit_id, kind, nights, weekdays, first_day, last_day, applies_on)
    SELECT owner_id, CASE WHEN n % 2 = 0 THEN id END, 'min_nights', 2 + n % 5, CASE WHEN n % 3 = 0 THEN '{5,6}'::smallint[] END,
      date '2027-06-01' + n, date '2027-06-10' + n * 2, CASE WHEN n % 4 = 0 THEN 'night' ELSE 'arrival' END
    FROM (SELECT *, (row_number() OVER ())::int AS n FROM units WHERE owner_id = ${owner.user.id}) u`.execute(server.db)
  await owner.call('GET', path)
  server.watch.longestMs()
  expect((await owner.call('POST', '/api/stay-rules/', { kind: 'arrival_weekdays', weekdays: [6] })).status).toBe(201)
  expect(server.watch.longestMs()).toBeLessThan(maxStopMs)
  expect((await owner.call<StayCheck>('GET', path)).body.nearest).toHaveLength(3)
})
