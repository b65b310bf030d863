import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import type { WeekdayPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { NightlyPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'

/** A Monday, to name the days of the week by. */
const monday = '2024-01-01'

/** Numbers of the days of the week, from Monday on, as the contract names their prices. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** The day of a week in which Monday is 1. */
export const dayOfWeekday = (weekday: number | string) => addDays(monday, Number(weekday) - 1)

type Euros = (price: number) => string

/** Prices of days of the week in short, `Fri Sat €150.00`; nothing where every day has the usual one. A price stays beside its day. */
export const weekdayPricesText = (language: Language, prices: WeekdayPrices, euros: Euros = language.euros): string => {
  const priced = weekdays.flatMap((weekday) => {
    const price = prices?.[weekday]
    return price === undefined ? [] : [{ weekday, price }]
  })
  return [...Map.groupBy(priced, ({ price }) => price)]
    .map(
      ([price, days]) =>
        `${days.map(({ weekday }) => language.weekdayShort(dayOfWeekday(weekday))).join(' ')}\u00a0${euros(price)}`,
    )
    .join(', ')
}

/** Price per night in short: `€100.00, Fri Sat €150.00`. */
export const nightlyText = (language: Language, prices: NightlyPrices, euros: Euros = language.euros): string =>
  [euros(prices.price_per_night), weekdayPricesText(language, prices.weekday_prices, euros)].filter(Boolean).join(', ')
