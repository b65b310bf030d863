import { type Db } from '@keyhaven/api/db/pool'
import { findMissingLowest } from '@keyhaven/api/public/schedule'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import { fill, findGaps, owners, signIn } from '../load/owners.ts'
import { daysBetween, eventsEach } from './portal.ts'

/** The first unit of each owner is on a portal, whose calendar has been read before: its stays are there. */
const statements = (origin: string, tomorrow: Day) => [
  sql`CREATE TEMP TABLE connected AS SELECT owner_id, min(id) AS unit_id FROM units GROUP BY owner_id`,
  sql`DELETE FROM occupancies WHERE unit_id IN (SELECT unit_id FROM connected)`,
  sql`INSERT INTO feeds (id, owner_id, unit_id, name, url, host, kind, colour, next_at, good_at, tried_at) OVERRIDING SYSTEM VALUE
    SELECT owner_id, owner_id, unit_id, 'Airbnb', ${origin} || '/' || owner_id || '.ics', ${new URL(origin).host}, 'airbnb', '#ff5a5f',
      now() + interval '6 hours', now(), now() FROM connected`,
  sql`INSERT INTO imported_stays (owner_id, feed_id, unit_id, uid, check_in, check_out, kind, summary, state)
    SELECT owner_id, owner_id, unit_id, owner_id || '-' || n || '@airbnb.com', ${tomorrow}::date + n * ${daysBetween}::int,
      ${tomorrow}::date + n * ${daysBetween}::int + 2, 'stay', 'Reserved', 'taken' FROM connected, generate_series(0, ${eventsEach - 1}::int) n`,
  sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind)
    SELECT owner_id, unit_id, check_in, check_out, 'import' FROM imported_stays`,
  sql`UPDATE imported_stays i SET occupancy_id = o.id FROM occupancies o WHERE o.unit_id = i.unit_id AND o.check_in = i.check_in`,
]

/** Fills an empty database: 1,000 owners with ten units each, of which one has a feed with 200 stays. Feed and owner have the same number. */
export const fillFeeds = async (db: Db, origin: string, tomorrow: Day) => {
  await fill(db, { units: 10, bookings: 10, clients: 20 })
  await db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    await sql`SET session_replication_role = replica`.execute(session)
    for (const statement of statements(origin, tomorrow)) await statement.execute(session)
    await sql`RESET session_replication_role`.execute(session)
    await sql`RESET statement_timeout`.execute(session)
  })
  await findGaps(db)
  await findMissingLowest({ db })
  await sql`SELECT write_overview(ARRAY(SELECT id FROM properties))`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await signIn(db)
}

export const feeds = owners
