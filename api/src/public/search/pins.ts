import type { Pin, PinsQuery } from '@keyhaven/shared-contracts/contract/public/public-search'
import type { AppContext } from '../../context.ts'
import { readPlaced } from './reads.ts'
import { priced, stayOf } from './priced-units.ts'
import { criteriaOf } from './unit-criteria.ts'

const maxPins = 300

export async function pins(context: AppContext, query: PinsQuery): Promise<Pin[]> {
  const units = await readPlaced(context.db, await criteriaOf(context, query), query, query.bounds, context.clock())
  const placeOfUnit = new Map(units.map(({ id, property, coordinates }) => [id, { property, coordinates }]))
  const byProperty = new Map<number, Pin>()
  for (const { id, total_price } of priced(units, stayOf(query), query)) {
    const place = placeOfUnit.get(id)
    if (!place) continue
    const pin = byProperty.get(place.property.id)
    byProperty.set(place.property.id, {
      ...place,
      total_from: Math.min(total_price, pin?.total_from ?? total_price),
      units: (pin?.units ?? 0) + 1,
    })
  }
  return [...byProperty.values()]
    .toSorted((a, b) => a.total_from - b.total_from || a.property.id - b.property.id)
    .slice(0, maxPins)
}
