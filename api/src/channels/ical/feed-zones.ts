import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import ical from 'ical.js'
import { type Component, propertyOf, textOf } from './feed-components.ts'

const maxRules = 10
const maxZones = 20
const maxChanges = 500
const lastYear = 2199

/** The seconds that the clock of a zone is ahead of UTC, by what that clock shows. */
type Offset = (clock: Date) => number

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string) => {
  const cached = clocks.get(zone)
  if (cached) return cached
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...parts })
  clocks.set(zone, clock)
  return clock
}

const offsetAt = (clock: Intl.DateTimeFormat, moment: number) => {
  const local = clock.format(moment).replace(', ', 'T')
  return Math.round((Date.parse(`${local}Z`) - moment) / 1000)
}

/** Of a zone that the runtime knows by its IANA name. */
const knownOffset = (zone: string): Offset | undefined => {
  try {
    const clock = clockOf(zone)
    return (time) => {
      const first = offsetAt(clock, time.getTime())
      return offsetAt(clock, time.getTime() - first * 1000)
    }
  } catch {
    return undefined
  }
}

const rulePart = /^(?:freq|interval|bymonth|byday|bymonthday|until|wkst)$/

/** Rules as real zones have them. Another one, every second or on 31 February, would keep ical.js busy for ever. */
const isPlainRule = (rule: unknown) => {
  if (typeof rule !== 'object' || rule === null) return false
  const parts = rule as Record<string, unknown>
  return (
    parts.freq === 'YEARLY' &&
    (parts.interval ?? 1) === 1 &&
    Object.keys(parts).every((part) => rulePart.test(part)) &&
    [parts.bymonth].flat().length === 1 &&
    (parts.bymonth === undefined || /^(?:[1-9]|1[0-2])$/.test(String(parts.bymonth))) &&
    [parts.bymonthday].flat().length <= 7 &&
    [parts.bymonthday].flat().every((day) => day === undefined || (Number(day) >= 1 && Number(day) <= 28)) &&
    (parts.byday === undefined || /^(?:-1|[1-4])?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(String(parts.byday)))
  )
}

/** Of a zone that the file describes. */
const describedOffset = (zone: Component): Offset | undefined => {
  const changes = zone[2]
  const rules = changes.flatMap(([, properties]) => properties.filter(([name]) => name === 'rrule'))
  if (changes.length === 0 || changes.length > maxChanges || rules.length > maxRules) return undefined
  if (!rules.every((rule) => isPlainRule(rule[3]))) return undefined
  if (changes.some((change) => !/^(?:1[6-9]|2[01])\d\d-/.test(textOf(change, 'dtstart')))) return undefined
  const described = new ical.Timezone(new ical.Component(zone))
  return (time) => {
    const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()]
    const [hour, minute, second] = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()]
    return described.utcOffset(ical.Time.fromData({ year, month, day, hour, minute, second, isDate: false }))
  }
}

/** The days of a property on which times of its feed fall. */
export const feedZones = (descriptions: readonly Component[], propertyZone: string) => {
  const offsets = new Map<string, Offset | undefined>()
  const offsetOf = (zone: string) => {
    if (!offsets.has(zone) && offsets.size < maxZones) {
      const described = descriptions.find((one) => textOf(one, 'tzid') === zone && propertyOf(one, 'tzid'))
      offsets.set(zone, knownOffset(zone) ?? (described && describedOffset(described)))
    }
    return offsets.get(zone)
  }
  /**
   * The day at the property of a time on the clock of a zone; UTC where it is `UTC`, the property's own where there is
   * none or nobody knows it. `later` are seconds that pass from then.
   */
  return (clock: Date, zone: string | undefined, later = 0): Day => {
    const written = clock.toISOString().slice(0, 10)
    const isOwn = zone === undefined || zone === propertyZone || clock.getUTCFullYear() > lastYear
    if (isOwn && later === 0) return written
    let offset: number | undefined
    try {
      offset = (offsetOf(zone ?? propertyZone) ?? offsetOf(propertyZone))?.(clock)
    } catch {
      return written
    }
    return offset === undefined ? written : dayIn(propertyZone, new Date(clock.getTime() + (later - offset) * 1000))
  }
}
