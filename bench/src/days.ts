import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'

/** A day within the stays that `fillUnits` makes, whatever day it is. */
export const dayAfter = (count: number): Day => addDays('2026-12-01', count)
