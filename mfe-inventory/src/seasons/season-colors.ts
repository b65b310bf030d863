import { theme } from 'antd'

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
