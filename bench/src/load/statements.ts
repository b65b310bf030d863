import { readSessionOf } from '@keyhaven/api/accounts/reads'
import { chosenBookings } from '@keyhaven/api/bookings/reads'
import type { DB } from '@keyhaven/api/db/schema'
import { ownerIdOf } from '@keyhaven/api/owner-id'
import { searchStatement } from '@keyhaven/api/public/free-unit-reads'
import { hashToken } from '@keyhaven/api/tokens'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { dayAfter } from '../days.ts'
import { tokenOf } from './owners.ts'

export type Statement = { text: string; values: unknown[] }
/** A call, with the statements that the API runs for it. */
export type TracedCall = { path: string; token?: string; statements: Statement[] }

/** So many owners and stays take turns, so that no row is read again and again. */
const different = 16

/** The statements that a piece of the API runs, with their values, as the driver gets them. */
const statementsOf = async (url: string, run: (db: Kysely<DB>) => Promise<unknown>) => {
  const statements: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  })
  await run(db)
  await db.destroy()
  return statements
}

const each = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: different }, (_, index) => make(index + 1)))

/** Two calls, as many owners and guests make them: the session and a page of bookings, and a search for free units. */
export const tracedCalls = async (url: string) => {
  const now = new Date()
  return {
    'list of 50 bookings': await each(async (owner): Promise<TracedCall> => {
      const token = tokenOf(owner)
      const statements = await statementsOf(url, async (db) => {
        await readSessionOf(db, hashToken(token), now)
        await chosenBookings(db, ownerIdOf(owner), { page: 1, page_size: 50 }, now, [])
      })
      return { path: '/keyhaven/api/bookings/?page=1&page_size=50', token, statements }
    }),
    'availability, 20 units': await each(async (index): Promise<TracedCall> => {
      const stay = { check_in: dayAfter(20 + index), check_out: dayAfter(23 + index), guests: 1 + (index % 4) }
      const search = { ...stay, page: 1, page_size: 20 }
      return {
        path: `/keyhaven/api/public/booking/available-units/?${new URLSearchParams({ ...stay, guests: String(stay.guests) })}`,
        statements: await statementsOf(url, (db) => searchStatement(search, now).execute(db)),
      }
    }),
  }
}
