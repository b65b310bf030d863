import { type Day, nightsIn, weekdayOf } from '../days/day.ts'
import type { StayDays } from '../stay/stay.ts'

/** Prices of the days of the week in cents, from Monday on; null where the usual price holds, and so everywhere if left out. */
export type WeekdayCents = readonly (number | null)[] | null | undefined

/** A range of nights with its own price, in which the unit's own days of the week do not count. */
export type Season = {
  start: Day
  end: Day
  price_cents: number
  weekday_cents?: WeekdayCents
  name?: string | undefined
}
type NightPrices = { price_cents: number; weekday_cents?: WeekdayCents }

/** The price of a night, and why: the name of its season, and its day of the week where that has a price of its own. */
export type NightPrice = { night: Day; cents: number; season?: string | undefined; weekday?: number | undefined }

/** The season that prices a night, if any. */
export const seasonOfNight = <S extends { start: Day; end: Day }>(seasons: readonly S[], night: Day): S | undefined =>
  seasons.find(({ start, end }) => start <= night && night < end)

const priceOfNight = (night: Day, unit: NightPrices, seasons: readonly Season[]): NightPrice => {
  const season = seasonOfNight(seasons, night)
  const { price_cents, weekday_cents } = season ?? unit
  const weekday = weekday_cents ? weekdayOf(night) : 0
  const ofWeekday = weekday_cents?.[weekday - 1] ?? null
  const cents = ofWeekday ?? price_cents
  return { night, cents, season: season?.name, weekday: ofWeekday === null ? undefined : weekday }
}

/** The price of every night of a stay: its season's, else the unit's, each by its day of the week. */
export const nightPrices = (
  { check_in, check_out }: StayDays,
  unit: NightPrices,
  seasons: readonly Season[],
): NightPrice[] => nightsIn(check_in, check_out).map((night) => priceOfNight(night, unit, seasons))
