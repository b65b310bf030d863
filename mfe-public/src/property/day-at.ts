import type { Day } from '@keyhaven/shared-contracts/contract/day'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'

/** The day it is at a property; until that is known, where the guest sits. */
export const dayAt = (property: { today?: Day | undefined } | undefined): Day => property?.today ?? localToday()
