import { dayIn } from '@keyhaven/shared-contracts/contract/day'

/** The day it is where the owner sits; the API decides by the day of the property. */
export const localToday = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
