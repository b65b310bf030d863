import { z } from 'zod'
import { euros, eurosIn, toCents } from '../money/money.ts'
import { reasons } from '../reasons/reasons.ts'
import type { Season, WeekdayCents } from './night-prices.ts'

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** Monday, 1, to Sunday, 7. */
const ofEachDay = <S extends z.ZodType>(schema: S) => ({
  ...{ '1': schema, '2': schema, '3': schema, '4': schema, '5': schema, '6': schema, '7': schema },
})

const price = eurosIn({ required: reasons.required('pricePerNight'), below: reasons.negative('pricePerNight') })
/** True for a price that was left open. */
export const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
const optionalPrice = z
  .preprocess((value) => (isBlank(value) ? undefined : value), price.optional())
  .optional() as unknown as z.ZodOptional<z.ZodType<number | undefined, number | string | null | undefined>>

/**
 * Prices of days of the week that differ from the usual one, `{ "5": "149,50", "6": 160 }`, from Monday, 1, to Sunday, 7; parsed to cents from Monday on. What is
 * blank or not there is the usual price; null, or none of them, is the usual one every day.
 */
export const weekdayPrices = z
  .object(ofEachDay(optionalPrice))
  .nullable()
  .transform((prices) => {
    const cents = weekdays.map((weekday) => prices?.[weekday] ?? null)
    return cents.some((one) => one !== null) ? cents : null
  })
  .optional()

/** The same as they are answered, euros; left out where every day has the usual price. */
export const weekdayPricesOut = z.object(ofEachDay(euros.optional())).nullish()
export type WeekdayPrices = z.output<typeof weekdayPricesOut>

/** The prices of an answer as a stay is priced by them: cents from Monday on. */
export const weekdayCentsOf = (prices: WeekdayPrices): WeekdayCents =>
  prices &&
  weekdays.map((weekday) => {
    const euro = prices[weekday]
    return euro === undefined ? null : toCents(euro)
  })

/** Price per night of a unit or a season, with those of days of the week; euros. */
export type NightlyPrices = { price_per_night: number; weekday_prices?: WeekdayPrices }

/** The same as a stay is priced by it, cents. */
export const nightlyInCents = ({ price_per_night, weekday_prices }: NightlyPrices) => ({
  price_cents: toCents(price_per_night),
  weekday_cents: weekdayCentsOf(weekday_prices),
})

/** A season of an answer as a stay is priced by it, cents. */
export const seasonInCents = ({
  start,
  end,
  name,
  ...prices
}: Pick<Season, 'start' | 'end' | 'name'> & NightlyPrices): Season => ({ start, end, name, ...nightlyInCents(prices) })
