import { addDays, type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { maxStayNights } from '@keyhaven/shared-contracts/domain/stay/night-limits'
import ical from 'ical.js'
import { type Component, propertyOf } from './feed-components.ts'
import type { feedZones } from './feed-zones.ts'
import type { LeftOut } from './feed-event.ts'

const daySeconds = 86_400

type DayOf = ReturnType<typeof feedZones>
/** A time as its clock shows it, written in UTC. */
type Moment = { clock: Date; zone: string | undefined; hasTime: boolean }

// `2027-06-01T::` is what ical.js makes of a date whose VALUE is missing.
const written = /^(\d{4}-\d\d-\d\d)(?:T(?:::|(\d\d:\d\d:\d\d)(Z)?))?$/

const momentOf = (event: Component, name: string): Moment | undefined => {
  const [, parameters, , value] = propertyOf(event, name) ?? []
  const [, day, time, utc] = written.exec(typeof value === 'string' ? value : '') ?? []
  if (day === undefined || day < '1900-01-01' || day >= '3000-01-01') return undefined
  const clock = new Date(`${day}T${time ?? '00:00:00'}Z`)
  // Date takes 30 February for 2 March.
  if (Number.isNaN(clock.getTime()) || (time !== '24:00:00' && clock.toISOString().slice(0, 10) !== day))
    return undefined
  const zone = parameters?.tzid
  return { clock, zone: utc ? 'UTC' : typeof zone === 'string' ? zone : undefined, hasTime: time !== undefined }
}

const secondsOf = (event: Component) => {
  const value = propertyOf(event, 'duration')?.[3]
  if (typeof value !== 'string') return undefined
  try {
    const duration = ical.Duration.fromString(value)
    const sign = duration.isNegative ? -1 : 1
    const days = duration.weeks * 7 + duration.days
    const seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
    return Number.isSafeInteger(days * daySeconds + seconds)
      ? { days: sign * days, seconds: sign * seconds }
      : undefined
  } catch {
    return undefined
  }
}

const endOf = (event: Component, start: Moment, startDay: Day, dayOf: DayOf): Day | undefined => {
  const end = momentOf(event, 'dtend')
  if (end) return end.hasTime ? dayOf(end.clock, end.zone) : end.clock.toISOString().slice(0, 10)
  const duration = secondsOf(event)
  if (!duration) return undefined
  const { days, seconds } = duration
  if (Math.abs(days) + Math.abs(seconds) / daySeconds > 100 * maxStayNights)
    return addDays(startDay, Math.sign(days + seconds) * 100 * maxStayNights)
  if (!start.hasTime) return addDays(startDay, days + Math.floor(seconds / daySeconds))
  return dayOf(new Date(start.clock.getTime() + days * daySeconds * 1000), start.zone, seconds)
}

export type EventRange = { start: Day | null; end: Day | null; why?: LeftOut['why'] }

/** The nights of an event at the property, and why it has none. */
export const rangeOf = (event: Component, dayOf: DayOf): EventRange => {
  const first = momentOf(event, 'dtstart')
  if (!first) return { start: null, end: null, why: 'no_date' }
  const start = first.hasTime ? dayOf(first.clock, first.zone) : first.clock.toISOString().slice(0, 10)
  if (start >= '2200-01-01') return { start: null, end: null, why: 'no_date' }
  const end = endOf(event, first, start, dayOf)
  if (end === undefined) return { start, end: addDays(start, 1) }
  if (end < start) return { start, end: end, why: 'backwards' }
  if (end === start) return first.hasTime ? { start, end: end, why: 'zero' } : { start, end: addDays(start, 1) }
  return nightsBetween(start, end) > maxStayNights ? { start, end: end, why: 'too_long' } : { start, end: end }
}
