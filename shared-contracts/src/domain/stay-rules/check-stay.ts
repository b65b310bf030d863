import { addDays, type Day, nightsBetween, nightsIn, weekdayOf } from '../days/day.ts'
import type { StayDays } from '../stay/stay.ts'
import { type RuleBook, type RuleKind, type StayRule } from './rule.ts'

/** Nights that are taken; `stay` where people stay in them, who need the days of preparation around them. */
export type TakenRange = StayDays & { stay?: boolean | undefined }

/** A rule that a stay breaks, the field of the form that it is about, and the day. */
export type BrokenRule = { rule: StayRule; field: keyof StayDays; day: Day }

/** Days between a stay that ends on a day and the next. */
const preparationAfter = (rules: RuleBook, checkOut: Day) => rules.on('preparation', checkOut)?.days ?? 0

/** The last range that is taken before a stay, and the first after it. */
const neighbours = <R extends StayDays>({ check_in, check_out }: StayDays, ranges: readonly R[]) => {
  let before: R | undefined
  let after: R | undefined
  for (const one of ranges) {
    if (one.check_out <= check_in && (!before || one.check_out > before.check_out)) before = one
    if (one.check_in >= check_out && (!after || one.check_in < after.check_in)) after = one
  }
  return { before, after }
}

/** The nights between what is taken before a stay and after it, less the days of preparation; undefined where one end is open. */
const gapAround = (stay: StayDays, rules: RuleBook, ranges: readonly TakenRange[]) => {
  const { before, after } = neighbours(stay, ranges)
  if (!before || !after) return undefined
  const start = before.stay ? addDays(before.check_out, preparationAfter(rules, before.check_out)) : before.check_out
  const end = after.stay ? addDays(after.check_in, -preparationAfter(rules, after.check_in)) : after.check_in
  return nightsBetween(start, end)
}

/** The rules on the length of a stay: that of its day of arrival, and those that hold while a night touches their days. */
const lengthRules = (kind: RuleKind, { check_in, check_out }: StayDays, rules: RuleBook) => {
  const all = new Map<StayRule, Day>()
  if (!rules.has(kind)) return []
  for (const night of nightsIn(check_in, check_out)) {
    const rule = rules.on(kind, night)
    if (rule && !all.has(rule) && (night === check_in || rule.on === 'night')) all.set(rule, night)
  }
  return [...all]
}

/** Minimum and maximum nights that a stay does not have. */
function brokenLengths(stay: StayDays, rules: RuleBook, ranges: readonly TakenRange[]): BrokenRule[] {
  const nights = nightsBetween(stay.check_in, stay.check_out)
  const tooShort = lengthRules('min_nights', stay, rules).filter(([rule]) => nights < (rule.nights ?? 1))
  const floor = tooShort.length > 0 ? rules.on('gap_nights', stay.check_in)?.nights : undefined
  const gap = floor && nights >= floor ? gapAround(stay, rules, ranges) : undefined
  const tooLong = lengthRules('max_nights', stay, rules).filter(([rule]) => nights > (rule.nights ?? Infinity))
  return [...tooShort.filter(([rule]) => gap === undefined || gap >= (rule.nights ?? 1)), ...tooLong].map(
    ([rule, day]) => ({ rule, field: 'check_out', day }),
  )
}

/** The days of preparation that a stay does not leave before or after it. */
function brokenPreparation(stay: StayDays, rules: RuleBook, ranges: readonly TakenRange[]) {
  if (!rules.has('preparation')) return []
  const { check_in, check_out } = stay
  const { before, after } = neighbours(
    stay,
    ranges.filter((one) => one.stay),
  )
  const onDay = (day: Day, field: keyof StayDays): BrokenRule[] => {
    const rule = rules.on('preparation', day)
    return rule ? [{ rule, field, day }] : []
  }
  const isTooSoon = before && addDays(before.check_out, preparationAfter(rules, before.check_out)) > check_in
  const isTooLate = after && addDays(check_out, preparationAfter(rules, check_out)) > after.check_in
  return [
    ...(isTooSoon ? onDay(before.check_out, 'check_in') : []),
    ...(isTooLate ? onDay(check_out, 'check_out') : []),
  ]
}

/**
 * The rules of a unit that a stay breaks, none where guests may have it. Of each kind the most particular rule holds on a day;
 * closures hold all. The nights that are taken count for preparation and for free gaps; that they are free is another question.
 */
export function brokenRules(stay: StayDays, rules: RuleBook, ranges: readonly TakenRange[] = []): BrokenRule[] {
  if (!rules.has()) return []
  const { check_in, check_out } = stay
  const on = (field: keyof StayDays, kind: RuleKind, isBroken: (rule: StayRule) => boolean): BrokenRule[] => {
    const day = stay[field]
    const rule = rules.on(kind, day)
    return rule && isBroken(rule) ? [{ rule, field, day }] : []
  }
  return [
    ...on('check_in', 'lead_time', ({ limit }) => !!limit && check_in < limit),
    ...on('check_in', 'horizon', ({ limit }) => !!limit && check_in > limit),
    ...on('check_in', 'closed_to_arrival', () => true),
    ...on('check_in', 'arrival_weekdays', ({ weekdays }) => !(weekdays ?? []).includes(weekdayOf(check_in))),
    ...on('check_out', 'closed_to_departure', () => true),
    ...on('check_out', 'departure_weekdays', ({ weekdays }) => !(weekdays ?? []).includes(weekdayOf(check_out))),
    ...brokenLengths(stay, rules, ranges),
    ...brokenPreparation(stay, rules, ranges),
  ]
}

/** True where stays can begin on a day, as far as it is about that day alone. */
export const canArrive = (day: Day, rules: RuleBook): boolean =>
  brokenRules({ check_in: day, check_out: addDays(day, 1) }, rules).every(
    ({ rule: { kind } }) => !['lead_time', 'horizon', 'closed_to_arrival', 'arrival_weekdays'].includes(kind),
  )

/** True where stays can end on a day, as far as it is about that day alone. */
export const canDepart = (day: Day, rules: RuleBook): boolean =>
  brokenRules({ check_in: addDays(day, -1), check_out: day }, rules).every(
    ({ rule: { kind } }) => !['closed_to_departure', 'departure_weekdays'].includes(kind),
  )
