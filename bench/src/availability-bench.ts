import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { readFreeUnits } from '@keyhaven/api/public/free-unit-reads'
import { withDatabase } from './database.ts'
import { dayAfter } from './days.ts'
import { median, noted, ratio, type Figure } from './figures.ts'
import { fillRules, fillUnits } from './fill.ts'
import { type Measured, measureRules, measureSearch, searchFigures } from './search-figures.ts'

const sizes = [1000, 10_000, 100_000] as const
const rounds = 400
const most = 100_000
const noneFreeLimitMs = 20
/** A fortnight in which every unit is taken. */
const closed = { from: dayAfter(330), to: dayAfter(344) }

/** The search for free units, as the API runs it, on growing inventories: p50 of many different stays. */
export const availabilityBench = async (): Promise<Figure[]> => {
  const p50 = new Map<number, number>()
  const searches = new Map<number, Measured>()
  let noneFree = NaN
  let ofRules: Figure[] = []
  for (const size of sizes) {
    await withDatabase(async (db) => {
      await fillUnits(db, size, closed)
      const search = async (check_in: Day, nights: number, expected: number, guests: number) => {
        const check_out = addDays(check_in, nights)
        const start = performance.now()
        const rows = await readFreeUnits(db, { check_in, check_out, guests, page: 1, page_size: 20 }, new Date())
        if (rows.length !== expected) throw new Error(`${rows.length} units found among ${size}`)
        return performance.now() - start
      }
      const p50Of = async (measure: (round: number) => Promise<number>) => {
        for (let round = 0; round < 50; round++) await measure(round)
        const times: number[] = []
        for (let round = 0; round < rounds; round++) times.push(await measure(round))
        return median(times)
      }
      p50.set(size, await p50Of((round) => search(dayAfter(round % 300), 3, 21, 1 + (round % 5))))
      if (size === most) noneFree = await p50Of((round) => search(closed.from, 14, 0, 1 + (round % 5)))
      searches.set(size, await measureSearch(db, closed))
      if (size === most) {
        await fillRules(db)
        ofRules = await measureRules(db, closed)
      }
    })
  }
  const of = (size: number) => p50.get(size) ?? NaN
  const [few, many] = [searches.get(sizes[0]), searches.get(most)]
  if (!few || !many) throw new Error('Nothing was searched')
  return [
    noted('Availability', 'p50 at 1,000 units', `${of(1000).toFixed(2)} ms`),
    noted('Availability', 'p50 at 10,000 units', `${of(10_000).toFixed(2)} ms`),
    ratio('Availability', 'p50 at 100,000 units, 4.5 million stays', { mine: of(most), peer: of(1000) }, 1.5, 'ms'),
    {
      section: 'Availability',
      name: 'p50 at 100,000 units where nothing is free for 14 nights',
      value: `${noneFree.toFixed(2)} ms`,
      against: `limit ${noneFreeLimitMs} ms`,
      ok: noneFree <= noneFreeLimitMs,
    },
    ...searchFigures(few, many),
    ...ofRules,
  ]
}
