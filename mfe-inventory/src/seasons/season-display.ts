import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { nightPrices } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { Messages } from '../messages/seasons/en.ts'
import {
  type NightlyPrices,
  nightlyInCents,
  seasonInCents,
} from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import { theme } from 'antd'

type Words = Messages['strip']

/** The first and the last night of a range that ends with the day after. */
export const nightsText = (t: Words, { start, end }: { start: Day; end: Day }) => t.nights(start, addDays(end, -1))

/** Price of a night, with the season that sets it. */
export const nightText = (t: Words, night: Day, seasons: readonly Season[], unit: NightlyPrices) => {
  const stay = { check_in: night, check_out: addDays(night, 1) }
  const [price] = nightPrices(stay, nightlyInCents(unit), seasons.map(seasonInCents))
  return t.night(night, toEuros(price?.cents ?? 0), price?.season)
}

/** The nights being chosen, both ends included. */
export const rangeText = (t: Words, [first, last]: readonly [Day, Day]) =>
  t.range(first, last, nightsBetween(first, last) + 1)

const hues = ['blue', 'gold', 'green', 'magenta', 'cyan', 'volcano', 'purple', 'lime'] as const

/** The name of a season without its year: "Christmas 2026" is of the same kind as "Christmas 2027". */
export const kindOf = (name: string) =>
  name
    .replaceAll(/\d{4}(\/\d\d)?/g, '')
    .trim()
    .toLowerCase()

/** The place of each kind among the colours: it has the same colour in every unit. */
export const colorsByKind = (seasons: readonly { name: string }[]): ReadonlyMap<string, number> =>
  new Map([...new Set(seasons.map(({ name }) => kindOf(name)))].toSorted().map((kind, at) => [kind, at % hues.length]))

/** Colours of seasons in the theme that is shown: dark words on light ground by day, the other way round by night. */
export const useSeasonColors = () => {
  const { token } = theme.useToken()
  return (at: number | undefined) => {
    const hue = hues[at ?? 0] ?? 'blue'
    return { background: token[`${hue}-2`], borderColor: token[`${hue}-5`], color: token[`${hue}-10`] }
  }
}
