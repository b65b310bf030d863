import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { random } from '@keyhaven/shared-contracts/testing/random'
import { aClient, aProperty, aUnit } from './factories.ts'
import type { TestOwner, TestServer } from './test-server.ts'

export type BulkStay = {
  number: number
  property: number
  unit: number
  kind: 'booking' | 'block'
  status: 'pending' | 'confirmed' | 'cancelled'
  check_in: Day
  check_out: Day
  guests: number
  deposit: number
  paid: boolean
  expires_at: string | null
}
export type BulkUnit = { id: number; property: number; time_zone: string; active: boolean; price: number }

async function unitsIn(owner: TestOwner, zones: readonly string[], each: number) {
  const units: BulkUnit[] = []
  for (const time_zone of zones) {
    const property = (await aProperty(owner, { time_zone })).id
    for (let count = 0; count < each; count += 1) {
      const [price, active] = [50 + ((count * 37) % 90), count % 9 !== 8]
      const { id } = await aUnit(owner, { property_id: property, price_per_night: price, active })
      units.push({ id, property, time_zone, active, price })
    }
  }
  return units
}

/** Stays on the nights of one unit, one after another, with some cancelled over them. */
function staysOf({ id, property }: BulkUnit, first: Day, count: number, now: Date, next: () => number) {
  const stays: Omit<BulkStay, 'number'>[] = []
  const upTo = (most: number) => Math.floor(next() * most)
  for (let day = first; stays.length < count;) {
    const [check_in, status] = [
      addDays(day, upTo(4)),
      (['pending', 'confirmed', 'confirmed', 'cancelled'] as const)[upTo(4)],
    ]
    const check_out = addDays(check_in, 1 + upTo(9))
    const isBlock = next() < 0.05
    const request = !isBlock && status === 'pending' && next() < 0.3
    stays.push({
      ...{
        property,
        unit: id,
        kind: isBlock ? 'block' : 'booking',
        status: isBlock ? 'confirmed' : (status ?? 'pending'),
      },
      ...{ check_in, check_out, guests: 1 + upTo(4), deposit: upTo(3) * 5000, paid: next() < 0.5 },
      expires_at: request ? new Date(now.getTime() + (upTo(96) - 48) * 3_600_000).toISOString() : null,
    })
    // A cancelled stay leaves its nights to the next.
    day = status === 'cancelled' && !isBlock ? day : check_out
  }
  return stays
}

async function insert({ db }: TestServer, owner: TestOwner, client: number, stays: BulkStay[]) {
  await sql`
    WITH stay AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(stays)}::json) AS s (number int, property bigint, unit bigint, kind text,
        status text, check_in date, check_out date, guests int, deposit int, paid boolean, expires_at timestamptz)
    ), made AS (
      INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, deposit_cents,
        deposit_paid, subtotal_cents, expires_at)
      SELECT ${owner.user.id}::bigint, number, ${client}::bigint, property, unit, check_in, check_out, guests, status, deposit, paid, 10000,
        expires_at FROM stay WHERE kind = 'booking' RETURNING id, number
    )
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id, expires_at)
    SELECT ${owner.user.id}::bigint, s.unit, s.check_in, s.check_out, CASE WHEN s.expires_at IS NULL THEN s.kind ELSE 'request' END, m.id,
      s.expires_at FROM stay s LEFT JOIN made m ON m.number = s.number WHERE s.status <> 'cancelled'`.execute(db)
}

/** Thousands of random stays and blocks, past the rules of the API and straight into its tables. */
export async function bulkBookings(
  server: TestServer,
  owner: TestOwner,
  {
    zones,
    unitsEach,
    staysEach,
    first,
  }: { zones: readonly string[]; unitsEach: number; staysEach: number; first: Day },
) {
  const units = await unitsIn(owner, zones, unitsEach)
  const next = random(11)
  const stays = units
    .flatMap((unit) => staysOf(unit, first, staysEach, server.clock(), next))
    .map((stay, index) => ({ ...stay, number: index + 1 }))
  await insert(server, owner, (await aClient(owner)).id, stays)
  await sql`ANALYZE`.execute(server.db)
  return { units, stays }
}
