import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { type Db, openDb } from '@keyhaven/api/db/pool'
import { keptMigrations } from '@keyhaven/tools/face/last-release-tests'
import { sql } from 'kysely'
import { type Figure, loadNow, noted } from '../figures.ts'
import { bookings, completeFill, fill, startEmpty, units } from './owners.ts'

const section = `Migrations since the last release, on ${bookings.toLocaleString('en')} bookings that are written to`
const quietMs = 20_000
const maxMs = 1000

/** Writes of the last release, one after the other: a stay, a client, a unit. */
const writes = [
  (n: number) => sql`UPDATE bookings SET deposit_paid = NOT deposit_paid WHERE id = ${1 + (n % bookings)}`,
  (n: number) => sql`UPDATE clients SET phone = phone WHERE id = ${1 + (n % 200_000)}`,
  (n: number) => sql`UPDATE units SET description = description WHERE id = ${1 + (n % units)}`,
  (n: number) => sql`UPDATE occupancies SET check_out = check_out WHERE booking_id = ${1 + (n % bookings)}`,
]

/** Writes without a pause; answers what ends it and says how long the longest write took. */
const startWriting = (db: Db) => {
  const state = { isOver: false, longestMs: 0, count: 0 }
  const lane = async (write: (typeof writes)[number], seed: number) => {
    for (let n = seed; !state.isOver; n += 7919) {
      const start = performance.now()
      await write(n).execute(db)
      state.longestMs = Math.max(state.longestMs, performance.now() - start)
      state.count += 1
    }
  }
  const lanes = Promise.all(writes.map(lane))
  return async () => {
    state.isOver = true
    await lanes
    return state
  }
}

/** The longest wait of a write while the migrations since the last release are applied to large tables. The database stays filled for `load`. */
export const migrationBench = async (): Promise<Figure[]> => {
  const postgres = await startEmpty()
  try {
    await migrate(postgres.url, { only: new Set(keptMigrations().keys()) })
    const db = openDb(postgres.url, { max: 10 })
    try {
      console.log(`Filling ${bookings.toLocaleString('en')} bookings …`)
      await fill(db)
      const endQuiet = startWriting(db)
      await new Promise((later) => setTimeout(later, quietMs))
      const quiet = await endQuiet()
      const endWriting = startWriting(db)
      const start = performance.now()
      const applied = await migrate(postgres.url, { say: console.log })
      const took = performance.now() - start
      const meanwhile = await endWriting()
      await completeFill(db)
      return [
        {
          section,
          name: `${applied.length} migrations in ${(took / 1000).toFixed(1)} s: the longest of ${meanwhile.count.toLocaleString('en')} writes meanwhile`,
          value: `${Math.round(meanwhile.longestMs)} ms`,
          against: `limit ${maxMs} ms; ${Math.round(quiet.longestMs)} ms in ${quietMs / 1000} quiet seconds`,
          ok: meanwhile.longestMs <= maxMs,
        },
        noted(section, 'measured', loadNow()),
      ]
    } finally {
      await db.destroy()
    }
  } finally {
    await postgres.stop()
  }
}
