import { addDays, type Day, nightsBetween, showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import type { Season } from '@keyhaven/shared-contracts/contract/seasons'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/pricing'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { weekdayOf } from './strip/year-lines.ts'

/** The first and the last night of a range that ends with the day after. */
export const nightsText = ({ start, end }: { start: Day; end: Day }) => {
  const last = addDays(end, -1)
  return last === start ? showDay(start) : `${showDay(start)} – ${showDay(last)}`
}

/** `€120`, `€119.50`: short enough for a strip. */
export const shortPrice = (price: number) => showEuros(price).replace(/\.00$/, '')

/** What a night costs and why. */
export const nightText = (night: Day, seasons: readonly Season[], basePrice: number) => {
  const season = seasonOfNight(seasons, night)
  const why = season ? season.name : 'base price'
  return `${weekdayOf(night)} ${showDay(night)}, ${showEuros(season?.price_per_night ?? basePrice)}, ${why}`
}

/** The nights being chosen, both ends included. */
export const rangeText = ([first, last]: readonly [Day, Day]) =>
  `${showDay(first)} – ${showDay(last)}, ${counted(nightsBetween(first, last) + 1, 'nights')}`
