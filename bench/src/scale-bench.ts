import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays } from '@keyhaven/shared-contracts/domain/day'
import { asInProduction, startChild } from './child.ts'
import { withDatabase } from './database.ts'
import { median, type Figure } from './figures.ts'
import { fillOwner, ownerSize, ownerToken } from './fill-owner.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const rounds = 31
const slowest = 50
const heaviest = 200_000

const today = new Date().toISOString().slice(0, 10)
const year = `from=${addDays(today, -200)}&to=${addDays(today, 165)}`
const nights = `from=${addDays(today, -30)}&to=${addDays(today, 62)}`

/** What an owner's screens ask for, by what it is. */
const calls = (units: readonly number[], property: number): [string, string][] => [
  ['calendar: stays of 25 units, 92 nights', `calendar/stays/?${nights}&units=${units.slice(400, 425).join()}`],
  [
    'calendar: cancelled stays of the same',
    `calendar/stays/?${nights}&cancelled=true&units=${units.slice(400, 425).join()}`,
  ],
  ['calendar: rows', 'calendar/rows/'],
  ['calendar: days of one property, 200 units, 92 nights', `calendar/days/?${nights}&property=${property}`],
  ['calendar: days of all 1,000 units, 92 nights', `calendar/days/?${nights}`],
  ['calendar: free units for a week', `calendar/free/?from=${addDays(today, 40)}&to=${addDays(today, 47)}`],
  ['list: page 1', 'bookings/?page=1&page_size=20'],
  ['list: page 5,000', 'bookings/?page=5000&page_size=20'],
  ['list: 100 rows of one month', `bookings/?page=1&page_size=100&from=${today}&to=${addDays(today, 31)}`],
  ['list: search by name', 'bookings/?page=1&page_size=20&search=Pichalskio'],
  ['list: search by two letters', 'bookings/?page=1&page_size=20&search=Ma'],
  ['list: search by one letter', 'bookings/?page=1&page_size=20&search=b'],
  ['list: search by reference', 'bookings/?page=1&page_size=20&search=B-054321'],
  ['list: search by part of a number', 'bookings/?page=1&page_size=20&search=432'],
  ['list: unpaid deposits', 'bookings/?page=1&page_size=20&deposit=unpaid'],
  ['clients: search by name', 'clients/?page=1&page_size=20&search=pichalskio'],
  ['invoices: page 1', 'invoices/owner/?page=1&page_size=20'],
  ['invoices: search by name', 'invoices/owner/?page=1&page_size=20&search=Pichalskio'],
  ['invoices: search without a hit', 'invoices/owner/?page=1&page_size=20&search=Xyzzyx'],
  ['invoices: sums of a search', 'invoices/totals/?search=Pichalskio'],
  ['dashboard: stats', 'dashboard-stats/'],
  ['dashboard: today', 'dashboard-today/'],
  ['analytics: occupancy of a year and the one before', `analytics/occupancy/?${year}`],
  ['analytics: the same of one property, 200 units', `analytics/occupancy/?${year}&property=${property}`],
  ['analytics: revenue of a year by month', `analytics/revenue/?${year}&period=month`],
  ['analytics: revenue of a year by unit', `analytics/revenue-by/?${year}&by=unit`],
  ['analytics: bookings of a year by unit', `analytics/bookings/?${year}`],
  ['analytics: services of a year', `analytics/services/?${year}`],
  ['analytics: cancellations of a year', `analytics/cancelled-bookings/?${year}`],
]

/** The calls of an owner with 1,000 units and 100,000 bookings, over HTTP: p50 and the size of the answer. */
export const scaleBench = (): Promise<Figure[]> =>
  withDatabase(async (db, url) => {
    await fillOwner(db, ownerSize)
    const units = (await db.selectFrom('units').select('id').orderBy('id').execute()).map(({ id }) => id)
    const { id: property } = await db.selectFrom('properties').select('id').orderBy('id').executeTakeFirstOrThrow()
    const api = startChild([path.join(root, 'api/src/main.ts')], {
      DATABASE_URL: url,
      PORT: '0',
      SEED: 'none',
      ...asInProduction,
      DATA_DIR: path.join(tmpdir(), `keyhaven-bench-scale-${process.pid}`),
    })
    try {
      const base = `http://localhost:${await api.port}/keyhaven/api/`
      const ask = async (call: string) => {
        const start = performance.now()
        const answer = await fetch(base + call, { headers: { authorization: `Token ${ownerToken}` } })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`)
        return { ms: performance.now() - start, bytes: Buffer.byteLength(text) }
      }
      const figures: Figure[] = []
      for (const [name, call] of calls(units, property)) {
        for (let round = 0; round < 8; round++) await ask(call)
        const answers: Awaited<ReturnType<typeof ask>>[] = []
        for (let round = 0; round < rounds; round++) answers.push(await ask(call))
        const [p50, bytes] = [median(answers.map(({ ms }) => ms)), answers[0]?.bytes ?? NaN]
        figures.push({
          section: 'An owner with 1,000 units and 100,000 bookings',
          name,
          value: `${p50.toFixed(1)} ms, ${(bytes / 1000).toFixed(1)} kB`,
          against: `limit ${slowest} ms, ${heaviest / 1000} kB`,
          ok: p50 <= slowest && bytes <= heaviest,
        })
      }
      return figures
    } finally {
      await api.stop()
    }
  })
