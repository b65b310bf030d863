/** Calendars of portals, whose servers take their time: nothing else waits for them. */
export const sweepQueues = ['feeds']
