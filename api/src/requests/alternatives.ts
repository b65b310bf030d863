import { dayIn, nightsBetween } from '@keyhaven/shared-contracts/domain/day'
import type { Alternatives, AlternativesQuery } from '@keyhaven/shared-contracts/contract/public-requests'
import type { AppContext } from '../context.ts'
import { searchUnits, stayTotals } from '../public/service.ts'
import { findBookableUnit } from './requested-stay.ts'
import { type AskedUnit, nearestFree } from './reads.ts'

const mostUnits = 6

async function otherDates({ db, clock }: AppContext, unit: AskedUnit, query: AlternativesQuery) {
  if (query.guests > unit.max_capacity) return []
  const now = clock()
  const { check_in, check_out, guests: guests_count } = query
  const nights = nightsBetween(check_in, check_out)
  if (nights > unit.max_nights) return []
  const found = await nearestFree(db, unit, { check_in, nights, today: dayIn(unit.time_zone, now), now })
  return Promise.all(
    found.map(async (stay) => {
      const [total_price = 0] = await stayTotals(db, [unit], { ...stay, guests_count })
      return { ...stay, total_price }
    }),
  )
}

async function otherUnits({ db, clock }: AppContext, unit: AskedUnit, query: AlternativesQuery) {
  const now = clock()
  if (query.check_in < dayIn(unit.time_zone, now)) return []
  const { check_in, check_out, guests } = query
  const search = async (page_size: number, property?: number) => {
    const { rows } = await searchUnits(
      db,
      { ...{ owner: unit.owner, property, check_in, check_out, guests }, page: 1, page_size },
      now,
    )
    return rows.filter((one) => one.id !== unit.id)
  }
  // One more than wanted, for the wanted one may be among them.
  const near = (await search(mostUnits + 1, unit.property)).slice(0, mostUnits)
  if (near.length === mostUnits) return near
  const far = await search(2 * mostUnits)
  return [...near, ...far.filter((one) => one.property.id !== unit.property)].slice(0, mostUnits)
}

/** Where a stay that cannot be had could be had instead. */
export async function alternativesTo(context: AppContext, query: AlternativesQuery): Promise<Alternatives> {
  const unit = await findBookableUnit(context.db, query.unit, query.owner, context.clock())
  const [dates, units] = await Promise.all([otherDates(context, unit, query), otherUnits(context, unit, query)])
  return { dates, units }
}
