import { copiedSeason, type Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'

/** A season of this year, what it becomes next year, and what is in its way there. */
export type PlannedCopy = { from: Season; copy: Season; inTheWay: Season | 'no nights' | undefined }

/** Preview of copying the seasons that begin in a year to the next, by the rules of the server. */
export const copyPlan = (
  all: readonly Season[],
  { units, year, percent }: { units: readonly number[]; year: number; percent: number },
): PlannedCopy[] => {
  const ofUnit = Map.groupBy(all, ({ unit }) => unit)
  return units.flatMap((unit) => {
    const seasons = ofUnit.get(unit) ?? []
    return seasons
      .filter(({ start }) => start.startsWith(`${year}-`))
      .map((from) => {
        const copy = copiedSeason(from, percent)
        const inTheWay = seasons.find(({ start, end }) => start < copy.end && copy.start < end)
        return { from, copy, inTheWay: copy.start < copy.end ? inTheWay : 'no nights' }
      })
  })
}
