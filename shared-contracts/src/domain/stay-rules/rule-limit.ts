import { addDays, type Day, dayIn } from '../days/day.ts'
import type { StayRule } from './rule.ts'

/** Check-in of a house that does not say when guests can come. */
const usualCheckIn = '12:00'

/** Clock of a property: its zone, the moment, and when guests can check in. */
export type PropertyClock = { now: Date; timeZone: string; checkInFrom?: string | null | undefined }

const timeIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(moment)

/** The first day whose check-in is more than so many hours away. */
const firstArrival = (hours: number, { now, timeZone, checkInFrom }: PropertyClock): Day => {
  const soonest = new Date(now.getTime() + hours * 3_600_000)
  const day = dayIn(timeZone, soonest)
  return (checkInFrom ?? usualCheckIn).slice(0, 5) <= timeIn(timeZone, soonest) ? addDays(day, 1) : day
}

/** The rules with the day that lead time and horizon come to now, by the clock of the property. */
export const withLimits = <R extends StayRule>(rules: readonly R[], clock: PropertyClock): R[] =>
  rules.map((rule) => {
    if (rule.kind === 'lead_time' && rule.hours != null) return { ...rule, limit: firstArrival(rule.hours, clock) }
    if (rule.kind === 'horizon' && rule.days != null)
      return { ...rule, limit: addDays(dayIn(clock.timeZone, clock.now), rule.days) }
    return rule
  })
