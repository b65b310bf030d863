import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import {
  copiedSeason,
  type NewSeason,
  type NewUnitPrices,
  type Season,
  type SeasonChange,
  type SeasonCopy,
} from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { weekdayCentsOf } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/pool.ts'
import { brokenConstraint, transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid, notFound, notFoundField, stale } from '../http/problem.ts'
import { type InTheWay, overlapConstraint, seasonOverlap, unitPricesOverlap } from './constraints.ts'
import { findSeason, readInTheWay, readSeasonsOfYear } from './reads.ts'
import { deleteSeason, insertSeasons, insertWhatFits, lockUnits, updateSeason } from './writes.ts'

type SeasonRange = Parameters<typeof readInTheWay>[2]

/** Turns an overlap that the constraint refused into a conflict that names the season in the way. */
async function toConflict(
  error: unknown,
  db: Db,
  owner: OwnerId,
  range: () => SeasonRange | Promise<SeasonRange>,
  say: (inTheWay: readonly InTheWay[]) => Error = seasonOverlap,
) {
  if (brokenConstraint(error) !== overlapConstraint) return error
  return say(await readInTheWay(db, owner, await range()))
}

export async function createSeasons({ db }: AppContext, owner: OwnerId, input: NewSeason): Promise<Season | Season[]> {
  const units = [...new Set(input.unit === undefined ? input.units : [input.unit])]
  try {
    return await transact(db, async (tx) => {
      const prices = units.map((unit) => ({ unit, price_per_night: input.price_per_night }))
      const seasons = await insertSeasons(tx, owner, input, prices)
      if (seasons.length < units.length) throw notFoundField(input.unit === undefined ? 'units' : 'unit', 'unit')
      const [first] = seasons
      return input.unit !== undefined && first ? first : seasons
    })
  } catch (error) {
    throw await toConflict(error, db, owner, () => ({ units, ...input }))
  }
}

/** Creates a season for several units, each at its own price. */
export async function createUnitPrices({ db }: AppContext, owner: OwnerId, { prices, ...season }: NewUnitPrices) {
  const units = prices.map(({ unit }) => unit)
  try {
    return await transact(db, async (tx) => {
      const seasons = await insertSeasons(tx, owner, season, prices)
      if (seasons.length < units.length) throw notFoundField('prices', 'unit')
      return seasons
    })
  } catch (error) {
    throw await toConflict(error, db, owner, () => ({ units, ...season }), unitPricesOverlap)
  }
}

export async function changeSeason({ db }: AppContext, owner: OwnerId, id: number, input: SeasonChange) {
  try {
    return await transact(db, async (tx) => {
      const changed = await updateSeason(tx, owner, id, input)
      if (changed) return changed
      const season = await findSeason(tx, owner, id)
      throw season ? stale(season) : notFound('season')
    })
  } catch (error) {
    throw await toConflict(error, db, owner, async () => {
      const unit = (await findSeason(db, owner, id))?.unit
      return { units: unit === undefined ? [] : [unit], self: id, ...input }
    })
  }
}

export async function removeSeason({ db }: AppContext, owner: OwnerId, id: number) {
  if (!(await deleteSeason(db, owner, id))) throw notFound('season')
}

/** Maximum price in the form of a season. */
const maxPriceCents = toCents(1_000_000)
const tooDear = reason('inventory.nightTooDear', { price: toEuros(maxPriceCents) })

const keyOf = ({ unit, start }: { unit: number; start: string }) => `${unit} ${start}`

/** Copies what begins in a year to the next. Answers what was made, and of what was left out the season of this year. */
export const copySeasons = ({ db }: AppContext, owner: OwnerId, { units: chosen, year, percent }: SeasonCopy) =>
  transact(db, async (tx) => {
    const units = [...new Set(chosen)]
    if ((await lockUnits(tx, owner, units)) < units.length) throw notFoundField('units', 'unit')
    const seasons = await readSeasonsOfYear(tx, owner, units, year)
    const copies = seasons.map((season) => copiedSeason(season, percent))
    const fitting = copies
      .filter(({ start, end }) => start < end)
      .map((copy) => ({
        ...copy,
        price_per_night: toCents(copy.price_per_night),
        weekday_prices: weekdayCentsOf(copy.weekday_prices),
      }))
    const isTooDear = (cents: number | null) => (cents ?? 0) > maxPriceCents
    if (fitting.some((one) => [one.price_per_night, ...(one.weekday_prices ?? [])].some(isTooDear)))
      throw invalid({ percent: [tooDear] })
    const created = await insertWhatFits(tx, owner, fitting)
    const createdKeys = new Set(created.map(keyOf))
    const skipped = seasons.filter((_, index) => !createdKeys.has(keyOf(copies[index] ?? { unit: 0, start: '' })))
    return { created, skipped }
  })
