import { pricesApi } from '@keyhaven/shared-contracts/contract/public/public-prices'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { call } from '@keyhaven/shared-contracts/web/api'
import { factsCatalog } from '../../messages/facts-catalog.ts'

/** A night's price as a cell of the calendar has room for it, and as it is heard with the day. */
type NightPrice = { short: string; words: string }
/** Prices of nights by their day, with a note on the figures. */
export type NightPrices = { note: string; nights: Record<Day, NightPrice> }

type NightPricesInput = { property: number; unit: number; from: Day; to: Day; owner: string | undefined }

/** Loads the prices of a unit's nights, in the words of a language. */
export async function nightPrices(input: NightPricesInput, locale: string, signal: AbortSignal): Promise<NightPrices> {
  const { property, unit, from, to, owner } = input
  const query = { unit, from, to, ...(owner && { owner }) }
  const [prices, t] = await Promise.all([
    call(pricesApi.ofNights, { params: { id: property }, query }, { signal }),
    factsCatalog.load(locale),
  ])
  const nights = prices.map(({ night, price }) => [
    night,
    { short: t.priceInCalendar(price), words: t.perNight(price) },
  ])
  return { note: t.pricesInCalendar, nights: Object.fromEntries(nights) }
}
