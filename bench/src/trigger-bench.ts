import type { Db } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { withDatabase } from './database.ts'
import { median, noted, type Figure, loadNow } from './figures.ts'
import { fillOwner, ownerSize } from './fill-owner.ts'

async function triggersOf(db: Db, kind: RegExp) {
  const { rows } = await sql<{ table: string; name: string }>`
    SELECT tgrelid::regclass::text AS table, tgname AS name FROM pg_trigger WHERE NOT tgisinternal`.execute(db)
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

/** One more season of a unit, in a transaction that is rolled back; answers the milliseconds of the insert with what is deferred to its end. */
async function addSeason(db: Db, nth: number) {
  const tx = await db.startTransaction().execute()
  const start = performance.now()
  await sql`
    INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    SELECT owner_id, id, 'One more', current_date + 640, current_date + 680, 20000 FROM units ORDER BY id OFFSET ${nth % 900}::int LIMIT 1`.execute(
    tx,
  )
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx)
  const ms = performance.now() - start
  await tx.rollback().execute()
  return ms
}

/** What is written, and its triggers by what they are for. */
const writes = [
  {
    name: 'One booking',
    write: book,
    kinds: {
      'the sums of analytics': /_count_insert$|^booking_nights_status$/,
      'the events of open screens': /_tell_insert$/,
      'the gaps that a search looks at': /^occupancies_gaps_insert$/,
    },
  },
  {
    name: 'One season',
    write: addSeason,
    kinds: {
      'the lowest prices of a search': /^seasons_lowest_insert$/,
      'the order of the overview': /^seasons_overview$/,
    },
  },
]

const rounds = 8
const each = 30

const section = 'What triggers add to writes of an owner with 100,000 bookings'

/** The p50 of a write with all triggers and without some, in turns. */
async function measure(db: Db, { name, write, kinds }: (typeof writes)[number]): Promise<Figure[]> {
  let nth = 0
  const batch = async () => {
    const times: number[] = []
    // The first ones replan, on each connection, what a change of triggers invalidated.
    for (let count = -12; count < each; count += 1) {
      const ms = await write(db, (nth += 1))
      if (count >= 0) times.push(ms)
    }
    return times
  }
  const modes = Object.entries(kinds).map(([kind, triggers]) => ({ kind, triggers, times: [] as number[] }))
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    all.push(...(await batch()))
    for (const { triggers, times } of modes) times.push(...(await without(db, triggers, batch)))
  }
  const p50 = median(all)
  const load = loadNow()
  return modes.map(({ kind, times }) =>
    noted(
      section,
      `${name}: for ${kind}`,
      `${(p50 - median(times)).toFixed(2)} ms`,
      `${p50.toFixed(2)} ms with, ${median(times).toFixed(2)} ms without; ${load}`,
    ),
  )
}

export const triggerBench = (): Promise<Figure[]> =>
  withDatabase(async (db) => {
    await fillOwner(db, ownerSize)
    // What the filling left to write would be written while bookings are.
    await sql`CHECKPOINT`.execute(db)
    const figures: Figure[] = []
    for (const one of writes) figures.push(...(await measure(db, one)))
    return figures
  })
