export type Show = (value: number) => string

/** `12.5 %`; a dash where nothing was offered. */
export const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} %`)

/** How far two percentages are apart. */
export const showPoints = (difference: number) => `${difference.toFixed(1)} points`

type Figure = { value: number | null; name: string }

/** How a figure compares with the one of other days, which are named. */
export const comparedWith = (now: number | null, { value, name }: Figure, show: Show, showDifference: Show) => {
  if (value === null) return `No figure for ${name}`
  if (now === null) return `${name}: ${show(value)}`
  const difference = Math.round((now - value) * 100) / 100
  if (difference === 0) return `Same as ${name}`
  return `${difference > 0 ? '+' : '−'}${showDifference(Math.abs(difference))} from ${name} (${show(value)})`
}
