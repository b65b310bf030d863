import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { toCents } from '@keyhaven/shared-contracts/domain/money/money'
import { weekdayCentsOf, type WeekdayPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'

/** Price per night of a unit or a season, with those of days of the week; euros. */
export type NightlyPrices = { price_per_night: number; weekday_prices?: WeekdayPrices }

/** Prices of an answer as a stay is priced by them. */
export const nightlyInCents = ({ price_per_night, weekday_prices }: NightlyPrices) => ({
  price_cents: toCents(price_per_night),
  weekday_cents: weekdayCentsOf(weekday_prices),
})

export const seasonInCents = ({
  start,
  end,
  name,
  ...prices
}: Pick<Season, 'start' | 'end' | 'name'> & NightlyPrices) => ({
  ...{ start, end, name },
  ...nightlyInCents(prices),
})
