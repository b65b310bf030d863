import { weekdayNames } from '@keyhaven/shared-contracts/domain/languages/weekday-names'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../messages/stay-rules/en.ts'

type Words = Messages['sentence']

const either = (or: string, names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`

const beginning = (t: Words, { kind, nights, days, hours }: StayRule, weekdays: string) => {
  const sentences: Record<StayRule['kind'], () => string> = {
    min_nights: () => t.minNights(nights ?? 1),
    max_nights: () => t.maxNights(nights ?? 1),
    arrival_weekdays: () => t.arrival(weekdays),
    departure_weekdays: () => t.departure(weekdays),
    closed_to_arrival: () => t.noArrival,
    closed_to_departure: () => t.noDeparture,
    lead_time: () => t.leadTime(hours ?? 0),
    horizon: () => t.horizon(days ?? 0),
    preparation: () => t.preparation(days ?? 0),
    gap_nights: () => t.gap(nights ?? 1),
  }
  return sentences[kind]()
}

/** The days on which a rule holds, where it does not hold on all of them. */
const holding = (t: Words, { kind, on, from }: StayRule, weekdays: string) => {
  if (kind === 'arrival_weekdays' || kind === 'departure_weekdays') return ''
  const isLength = kind === 'min_nights' || kind === 'max_nights'
  if (isLength && on === 'night') return weekdays ? t.staying(weekdays) : from ? t.touching : ''
  if (!weekdays) return ''
  return isLength ? t.arriving(weekdays) : t.on(weekdays)
}

/** A rule as its owner would say it: “At least 3 nights, arriving Friday or Saturday, 1 July – 31 August 2027”. */
export const ruleSentence = (t: Words, language: Pick<Language, 'weekdays'>, rule: StayRule): string => {
  const { from, to } = rule
  const weekdays = either(t.or, weekdayNames(language, rule.weekdays ?? []))
  return [beginning(t, rule, weekdays), holding(t, rule, weekdays), from && to ? t.dates(from, to) : '']
    .filter(Boolean)
    .join(', ')
}
