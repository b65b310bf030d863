import { searchStatement } from '@keyhaven/api/public/reads'
import { withDatabase } from './database.ts'
import { dayAfter } from './days.ts'
import { median, noted, ratio, type Figure } from './figures.ts'
import { fillUnits } from './fill.ts'

const sizes = [1000, 10_000, 100_000] as const
const rounds = 400

/** The search for free units, as the API runs it, on growing inventories: p50 of many different stays. */
export const availabilityBench = async (): Promise<Figure[]> => {
  const p50 = new Map<number, number>()
  for (const size of sizes) {
    const times = await withDatabase(async (db) => {
      await fillUnits(db, size)
      const search = async (round: number) => {
        const check_in = dayAfter(round % 300)
        const wanted = {
          check_in,
          check_out: dayAfter((round % 300) + 3),
          guests: 1 + (round % 5),
          page: 1,
          page_size: 20,
        }
        const start = performance.now()
        const { rows } = await searchStatement(wanted, new Date()).execute(db)
        if (rows.length !== 21) throw new Error(`${rows.length} units found among ${size}`)
        return performance.now() - start
      }
      for (let round = 0; round < 50; round++) await search(round)
      const measured: number[] = []
      for (let round = 0; round < rounds; round++) measured.push(await search(round))
      return measured
    })
    p50.set(size, median(times))
  }
  const of = (size: number) => p50.get(size) ?? NaN
  return [
    noted('Availability', 'p50 at 1,000 units', `${of(1000).toFixed(2)} ms`),
    noted('Availability', 'p50 at 10,000 units', `${of(10_000).toFixed(2)} ms`),
    ratio('Availability', 'p50 at 100,000 units, 4.5 million stays', of(100_000), of(1000), 1.5, 'ms'),
  ]
}
