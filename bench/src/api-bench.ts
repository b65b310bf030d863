import { tmpdir } from 'node:os'
import path from 'node:path'
import { chosenBookings } from '@keyhaven/api/bookings/reads'
import type { DB } from '@keyhaven/api/db/schema'
import { ownerIdOf } from '@keyhaven/api/owner-id'
import { searchStatement } from '@keyhaven/api/public/free-unit-reads'
import { dayAfter } from './days.ts'
import autocannon from 'autocannon'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { median, noted, type Figure } from './figures.ts'
import { fillUnits } from './fill.ts'
import { hashToken } from '@keyhaven/api/tokens'

const root = path.dirname(path.dirname(import.meta.dirname))
const token = 'bench-token'
const listPath = '/keyhaven/api/bookings/'
const searchPath = '/keyhaven/api/public/booking/available-units/'

/** The statements that a piece of the API runs, with their values, as the driver gets them. */
const statementsOf = async (url: string, run: (db: Kysely<DB>) => Promise<unknown>) => {
  const statements: { text: string; values: unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  })
  await run(db)
  await db.destroy()
  return statements
}

/** Sixty bookings with lines and a service each, for a list whose page is full. */
const fillBookings = async (db: Kysely<DB>) => {
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT id, 'Guest', 'Number ' || n, 'guest' || n || '@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM owners, generate_series(1, 60) n`.execute(db)
  await sql`
    INSERT INTO services (owner_id, property_id, name, type, price_cents)
    SELECT owner_id, id, 'Breakfast', 'per_day', 1290 FROM properties`.execute(db)
  await sql`
    INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status, subtotal_cents)
    SELECT c.owner_id, row_number() OVER (), c.id, u.property_id, u.id, date '2026-01-01' + c.id::int, date '2026-01-04' + c.id::int, 2, 'confirmed', 30000
    FROM clients c JOIN LATERAL (SELECT id, property_id FROM units ORDER BY id OFFSET c.id % 100 LIMIT 1) u ON true`.execute(
    db,
  )
  await sql`
    INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_price_cents, total_cents)
    SELECT id, n, 'nights', 'Nights', 3, 5000, 15000 FROM bookings, generate_series(1, 2) n`.execute(db)
  await sql`
    INSERT INTO booking_services (booking_id, service_id, owner_id, name, type, price_cents, sales_cents)
    SELECT b.id, s.id, b.owner_id, s.name, s.type, s.price_cents, 3870
    FROM bookings b JOIN services s ON s.property_id = b.property_id`.execute(db)
  await sql`
    INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
    SELECT id, ${hashToken(token)}, false, now() + interval '1 day' FROM owners`.execute(db)
}

const load = async (url: string) => {
  const run = await autocannon({ url, connections: 16, duration: 3, headers: { authorization: `Token ${token}` } })
  if (run.non2xx > 0) throw new Error(`${url}: ${run.non2xx} answers were not 2xx`)
  return run.requests.average
}

/** The API under load against node:http with the same statements, interleaved. */
export const apiBench = (): Promise<Figure[]> =>
  withDatabase(async (db, url) => {
    await fillUnits(db, 1000)
    await fillBookings(db)
    const owner = ownerIdOf((await db.selectFrom('owners').select('id').executeTakeFirstOrThrow()).id)
    const stay = { check_in: dayAfter(30), check_out: dayAfter(33), guests: 4, page: 1, page_size: 20 }
    const paths = {
      [listPath]: await statementsOf(url, (one) =>
        chosenBookings(one, owner, { page: 1, page_size: 50 }, new Date(), []),
      ),
      [searchPath]: await statementsOf(url, (one) => searchStatement(stay, new Date()).execute(one)),
    }
    const bare = startChild([path.join(root, 'bench/src/bare-server.ts'), JSON.stringify({ url, paths })])
    const api = startChild([path.join(root, 'api/src/main.ts')], {
      DATABASE_URL: url,
      PORT: '0',
      SEED: 'none',
      ...asInProduction,
      DATA_DIR: path.join(tmpdir(), `keyhaven-bench-api-${process.pid}`),
    })
    try {
      const at = { api: `http://localhost:${await api.port}`, bare: `http://localhost:${await bare.port}` }
      const search = `${searchPath}?check_in=${stay.check_in}&check_out=${stay.check_out}&guests=4`
      const figures: Figure[] = []
      for (const [name, target] of [
        ['list of 50 bookings', `${listPath}?page=1&page_size=50`],
        ['availability, 20 units', search],
      ] as const) {
        const rates = { api: [] as number[], bare: [] as number[] }
        for (let round = 0; round < 3; round++) {
          for (const who of ['api', 'bare'] as const) rates[who].push(await load(at[who] + target))
        }
        const [mine, peer] = [median(rates.api), median(rates.bare)]
        const share = `${(mine / peer).toFixed(2)} of node:http with the same statements (${Math.round(peer)}/s)`
        figures.push(noted('API', name, `${Math.round(mine)} requests/s`, share))
      }
      return figures
    } finally {
      await Promise.all([api.stop(), bare.stop()])
    }
  })
