type Show = (value: number) => string

/** `12.5 %`; a dash where nothing was offered. */
export const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} %`)

/** How far two percentages are apart. */
export const points = (difference: number) => `${difference.toFixed(1)} points`

/** How a figure compares with the one of the days before, in words. */
export const comparedWith = (now: number | null, before: number | null, show: Show, showDifference: Show) => {
  if (before === null) return 'Nothing to compare with before'
  if (now === null) return `${show(before)} before`
  const difference = Math.round((now - before) * 100) / 100
  if (difference === 0) return 'The same as before'
  return `${showDifference(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the ${show(before)} before`
}
