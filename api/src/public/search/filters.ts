import { unitTypes } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { SearchFilters, SearchQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import { amenities as allAmenities } from '@keyhaven/shared-contracts/domain/place/amenities'
import type { AppContext } from '../../context.ts'
import { stayTotal } from '../stay-total.ts'
import { isLarge, maxCounted, readDescribed } from './reads.ts'
import { stayOf, totalPasses } from './priced-units.ts'
import { criteriaOf } from './unit-criteria.ts'

/** A free unit with its total and which filters it passes. */
export type Candidate = {
  type: string
  amenities: string[]
  beds: number
  max_capacity: number
  city: string
  country: string
  total: number
  cancels_free: boolean
  instant: boolean
  passes: Record<'types' | 'amenities' | 'beds' | 'totals' | 'free_cancellation' | 'instant', boolean>
}
export type FilterName = keyof Candidate['passes']
const filterNames = ['types', 'amenities', 'totals', 'beds', 'free_cancellation', 'instant'] as const

/** True where all filters are passed but for one that is left out of account. */
export const passesBut = (left: FilterName | undefined, { passes }: Candidate) =>
  filterNames.every((name) => name === left || passes[name])

/** The units of the place that are free for the stay, whichever filters they pass, among so many that are looked at. */
export async function candidates(context: AppContext, query: SearchQuery, max?: number): Promise<Candidate[]> {
  const criteria = await criteriaOf(context, query)
  const free = await readDescribed(context.db, criteria, query, context.clock(), max)
  const stay = stayOf(query)
  return free.map((unit) => {
    const total = stayTotal(unit, stay).total_price
    const passes = {
      ...unit.passes,
      free_cancellation: !query.free_cancellation || unit.cancels_free,
      instant: !query.instant || unit.instant,
      totals: totalPasses(total, query),
    }
    return { ...unit, total, passes }
  })
}

const stepWidths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000]
const maxSteps = 24

/** Spread of the totals, in steps of the same round width. */
function totalSteps(totals: readonly number[]): SearchFilters['totals'] {
  if (totals.length === 0) return { min: 0, max: 0, steps: [] }
  const [min, max] = [
    Math.floor(totals.reduce((a, b) => Math.min(a, b))),
    Math.ceil(totals.reduce((a, b) => Math.max(a, b))),
  ]
  const width =
    stepWidths.find((one) => (max - min) / one < maxSteps) ?? Math.ceil((max - min) / maxSteps / 10_000) * 10_000
  const first = Math.floor(min / width) * width
  const count = Math.floor((max - first) / width) + 1
  const steps = Array.from({ length: count }, (_, at) => ({
    from: first + at * width,
    to: first + (at + 1) * width,
    count: 0,
  }))
  for (const total of totals) {
    const step = steps[Math.floor((total - first) / width)]
    if (step) step.count += 1
  }
  return { min, max, steps }
}

const maxBeds = 10

export async function filters(context: AppContext, query: SearchQuery): Promise<SearchFilters> {
  const large = await isLarge(context.db, await criteriaOf(context, query))
  // As many as the results themselves count, so that both say the same number.
  const all = await candidates(context, query, large ? maxCounted : undefined)
  const left = (name?: FilterName) => all.filter((one) => passesBut(name, one))
  const chosen = left()
  const [ofTypes, ofBeds] = [left('types'), left('beds')]
  return {
    count: chosen.length,
    is_count_exact: !large,
    types: unitTypes
      .map((type) => ({ type, count: ofTypes.filter((one) => one.type === type).length }))
      .filter(({ count }) => count > 0),
    amenities: allAmenities
      .map((amenity) => ({ amenity, count: chosen.filter((one) => one.amenities.includes(amenity)).length }))
      .filter(({ count }) => count > 0),
    totals: totalSteps(left('totals').map(({ total }) => total)),
    beds: Array.from({ length: maxBeds }, (_, at) => at + 1)
      .map((beds) => ({ beds, count: ofBeds.filter((one) => one.beds >= beds).length }))
      .filter(({ count }) => count > 0),
    free_cancellation: left('free_cancellation').filter((one) => one.cancels_free).length,
    instant: left('instant').filter((one) => one.instant).length,
  }
}
