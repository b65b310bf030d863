import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'

/** Something that was put on nights of a unit, as the oracle remembers it. */
export type Entry = {
  id: number
  kind: 'booking' | 'block'
  unit: number
  from: Day
  to: Day
  status: 'pending' | 'confirmed' | 'cancelled'
  /** A request whose moment has passed: it holds its nights no longer. */
  expired: boolean
  version: number
}
export type OracleUnit = { id: number; property: number; active: boolean; price: number; season: [Day, Day, number] }
type NightRange = { unit: number; from: Day; to: Day }

export const nightsOf = ({ from, to }: { from: Day; to: Day }) => {
  const nights: Day[] = []
  for (let night = from; night < to; night = addDays(night, 1)) nights.push(night)
  return nights
}

/** Stays night by night in nothing but sets: no range, no index and no SQL to be wrong in the same way. */
export class NightOracle {
  entries: Entry[] = []
  readonly units: OracleUnit[]

  constructor(units: OracleUnit[]) {
    this.units = units
  }

  live() {
    return this.entries.filter(({ status, expired }) => status !== 'cancelled' && !expired)
  }

  inTheWay(range: NightRange, self?: Entry) {
    const nights = new Set(nightsOf(range))
    return this.live()
      .filter((entry) => entry !== self && entry.unit === range.unit && nightsOf(entry).some((one) => nights.has(one)))
      .toSorted((a, b) => a.from.localeCompare(b.from))
  }

  /** Taking nights cancels the expired requests on them. */
  take(range: NightRange) {
    const nights = new Set(nightsOf(range))
    for (const entry of this.entries)
      if (entry.expired && entry.unit === range.unit && nightsOf(entry).some((one) => nights.has(one)))
        Object.assign(entry, { expired: false, status: 'cancelled', version: entry.version + 1 })
  }

  isFree(unit: number, { from, to }: { from: Day; to: Day }) {
    return this.inTheWay({ unit, from, to }).length === 0
  }

  day(night: Day, property?: number) {
    const units = this.units.filter((unit) => unit.active && (property === undefined || unit.property === property))
    const holding = (kind: Entry['kind']) =>
      units.filter(({ id }) =>
        this.live().some((one) => one.kind === kind && one.unit === id && nightsOf(one).includes(night)),
      ).length
    const prices = units
      .filter(({ id }) => this.isFree(id, { from: night, to: addDays(night, 1) }))
      .map(({ price, season: [first, end, dear] }) => (night >= first && night < end ? dear : price))
    return {
      day: night,
      offered: units.length - holding('block'),
      taken: holding('booking'),
      price_from: property === undefined || prices.length === 0 ? null : Math.min(...prices),
    }
  }
}
