import { dayIn } from '../contract/day.ts'

/** The day it is where the user sits; the API decides by the day of the property. */
export const localToday = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
