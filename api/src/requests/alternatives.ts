import { dayIn, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Alternatives, AlternativesQuery } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { AppContext } from '../context.ts'
import { offeredLocale } from '../language.ts'
import { checkParty } from '../bookings/rules.ts'
import { searchUnits } from '../public/service.ts'
import { stayTotal } from '../public/stay-total.ts'
import { findBookableUnit } from './requested-stay.ts'
import { checkStay } from '../stay-rules/checking.ts'
import { type AskedUnit, nearestFree, readSeasonsOf } from './reads.ts'

const maxUnits = 6

async function otherDates(context: AppContext, unit: AskedUnit, query: AlternativesQuery) {
  const { db, clock } = context
  if (query.guests > unit.max_capacity || (query.pets ?? 0) > (unit.pets_max ?? Infinity)) return []
  const now = clock()
  const { check_in, check_out, guests: guests_count, children, infants, pets } = query
  const nights = nightsBetween(check_in, check_out)
  if (nights > unit.max_nights) return []
  const today = dayIn(unit.time_zone, now)
  // A stay that a rule forbids leads to those that fit nearby, also of another length.
  const { nearest } = await checkStay(db, unit, { check_in, check_out }, { now })
  const dates =
    nearest.length > 0
      ? await readSeasonsOf(db, unit, nearest)
      : await nearestFree(db, unit, { check_in, nights, today, now })
  return dates.map(({ seasons, ...stay }) => ({
    ...stay,
    total_price: stayTotal({ ...unit, seasons }, { ...stay, guests_count, children, infants, pets }).total_price,
  }))
}

async function otherUnits(context: AppContext, unit: AskedUnit, query: AlternativesQuery) {
  if (query.check_in < dayIn(unit.time_zone, context.clock())) return []
  const { check_in, check_out, guests, children, infants, pets } = query
  const search = async (page_size: number, property?: number) => {
    const criteria = {
      ...{ owner: unit.owner, property, check_in, check_out, guests, children, infants, pets, page: 1, page_size },
      locale: offeredLocale(query.locale),
    }
    const { rows } = await searchUnits(context, criteria)
    return rows.filter((one) => one.id !== unit.id)
  }
  // One more than wanted, for the wanted one may be among them.
  const near = (await search(maxUnits + 1, unit.property)).slice(0, maxUnits)
  if (near.length === maxUnits) return near
  const far = await search(2 * maxUnits)
  return [...near, ...far.filter((one) => one.property.id !== unit.property)].slice(0, maxUnits)
}

/** Alternatives to a stay that cannot be had. */
export async function alternativesTo(context: AppContext, query: AlternativesQuery): Promise<Alternatives> {
  checkParty(query)
  const unit = await findBookableUnit(context, query.unit, query.owner)
  const [dates, units] = await Promise.all([otherDates(context, unit, query), otherUnits(context, unit, query)])
  return { dates, units }
}
