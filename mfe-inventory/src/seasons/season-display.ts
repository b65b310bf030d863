import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { seasonOfNight } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../messages/seasons/en.ts'
import { theme } from 'antd'

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
