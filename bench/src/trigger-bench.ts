import type { Db } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { withDatabase } from './database.ts'
import { median, noted, type Figure, loadNow } from './figures.ts'
import { fillOwner, ownerSize } from './fill-owner.ts'

/** Triggers of the tables that a booking writes, by what they are for. */
const kinds = {
  'the sums of analytics': /_count_insert$|^booking_nights_status$/,
  'the events of open screens': /_tell_insert$/,
}
const tables = ['bookings', 'booking_nights', 'booking_lines', 'booking_services', 'occupancies', 'invoices']

async function triggersOf(db: Db, kind: RegExp) {
  const { rows } = await sql<{ table: string; name: string }>`
    SELECT tgrelid::regclass::text AS table, tgname AS name FROM pg_trigger
    WHERE NOT tgisinternal AND tgrelid::regclass::text = ANY(${tables})`.execute(db)
  return rows.filter(({ name }) => kind.test(name))
}

async function without<T>(db: Db, kind: RegExp, work: () => Promise<T>): Promise<T> {
  const triggers = await triggersOf(db, kind)
  const turn = async (how: 'ENABLE' | 'DISABLE') => {
    for (const { table, name } of triggers)
      await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(how)} TRIGGER ${sql.ref(name)}`.execute(db)
  }
  await turn('DISABLE')
  try {
    return await work()
  } finally {
    await turn('ENABLE')
  }
}

/** One booking of seven nights with all its rows, in a transaction of its own; answers its milliseconds. */
async function book(db: Db, nth: number) {
  const start = performance.now()
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, subtotal_cents, created_at)
      SELECT u.owner_id, ${2_000_000 + nth}::int, (SELECT min(id) FROM clients), u.property_id, u.id, current_date + ${nth}::int * 7 + 1000,
        current_date + ${nth}::int * 7 + 1007, 2, 'confirmed', 70000, now() FROM units u ORDER BY u.id LIMIT 1 RETURNING id`.execute(
      tx,
    )
    const id = rows[0]?.id ?? 0
    await sql`INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_price_cents, total_cents)
      VALUES (${id}, 1, 'nights', 'Nights', 7, 10000, 70000)`.execute(tx)
    await sql`INSERT INTO booking_nights (booking_id, owner_id, property_id, unit_id, night, revenue_cents, status)
      SELECT id, owner_id, property_id, unit_id, check_in + n, 10000, status FROM bookings, generate_series(0, 6) n WHERE id = ${id}`.execute(
      tx,
    )
    await sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id)
      SELECT owner_id, unit_id, check_in, check_out, 'booking', id FROM bookings WHERE id = ${id}`.execute(tx)
    await sql`INSERT INTO invoices (owner_id, booking_id, total_cents) SELECT owner_id, id, 70000 FROM bookings WHERE id = ${id}`.execute(
      tx,
    )
  })
  return performance.now() - start
}

const rounds = 8
const each = 30

const section = 'What triggers add to one booking of an owner with 100,000'

/** The p50 of the whole transaction of one booking, with all triggers and without some, in turns. */
export const triggerBench = (): Promise<Figure[]> =>
  withDatabase(async (db) => {
    await fillOwner(db, ownerSize)
    // What the filling left to write would be written while bookings are.
    await sql`CHECKPOINT`.execute(db)
    let nth = 0
    const batch = async () => {
      const times: number[] = []
      // The first ones replan, on each connection, what a change of triggers invalidated.
      for (let count = -12; count < each; count += 1) {
        const ms = await book(db, (nth += 1))
        if (count >= 0) times.push(ms)
      }
      return times
    }
    const modes = [
      { name: 'all', run: batch },
      ...Object.entries(kinds).map(([name, kind]) => ({ name, run: () => without(db, kind, batch) })),
    ]
    const times = new Map(modes.map(({ name }) => [name, [] as number[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const { name, run } of modes) times.get(name)?.push(...(await run()))
    const p50 = (name: string) => median(times.get(name) ?? [])
    const load = loadNow()
    return Object.keys(kinds).map((name) =>
      noted(
        section,
        `for ${name}`,
        `${(p50('all') - p50(name)).toFixed(2)} ms`,
        `${p50('all').toFixed(2)} ms with, ${p50(name).toFixed(2)} ms without; ${load}`,
      ),
    )
  })
