import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/money/pricing'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../messages/seasons/en.ts'

type Words = Messages['strip']

/** The first and the last night of a range that ends with the day after. */
export const nightsText = (t: Words, { start, end }: { start: Day; end: Day }) => t.nights(start, addDays(end, -1))

/** `€120`, `€119.50`: short enough for a strip. */
export const shortPrice = (language: Language, price: number) => language.euros(price).replace(/[.,]00(?=\D*$)/, '')

/** Price of a night, with the season that sets it. */
export const nightText = (t: Words, night: Day, seasons: readonly Season[], basePrice: number) => {
  const season = seasonOfNight(seasons, night)
  return t.night(night, season?.price_per_night ?? basePrice, season?.name)
}

/** The nights being chosen, both ends included. */
export const rangeText = (t: Words, [first, last]: readonly [Day, Day]) =>
  t.range(first, last, nightsBetween(first, last) + 1)
