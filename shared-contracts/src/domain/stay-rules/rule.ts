import { type Day, nightsBetween, weekdayOf } from '../days/day.ts'

/** Kinds of rules for guests' stays. */
export const ruleKinds = [
  /** Minimum and maximum nights: of stays that begin on a day of the rule, or (`on: 'night'`) that have a night of it. */
  'min_nights',
  'max_nights',
  /** Days of the week on which stays begin, or end. */
  'arrival_weekdays',
  'departure_weekdays',
  /** Days on which no stay begins, or ends. */
  'closed_to_arrival',
  'closed_to_departure',
  /** Hours before check-in until which a stay can be asked for, and days ahead up to which it can. */
  'lead_time',
  'horizon',
  /** Days that stay free between one stay and the next. */
  'preparation',
  /** A free gap shorter than the minimum can be filled by stays of so many nights or more. */
  'gap_nights',
] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Which days of a stay a minimum or maximum looks at: the day of arrival, or each night. */
export const ruleDays = ['arrival', 'night'] as const
export type RuleDays = (typeof ruleDays)[number]

/**
 * A rule for the stays of guests, of a unit, of a property, or (neither) of everything that its owner lets. It holds on the days from `from`
 * to `to`, both included, or always. `weekdays` count from Monday, 1, to Sunday, 7: those on which the rule holds, and of
 * `arrival_weekdays` and `departure_weekdays` those that are allowed.
 */
export type StayRule = {
  id: number
  kind: RuleKind
  property?: number | null | undefined
  unit?: number | null | undefined
  nights?: number | null | undefined
  days?: number | null | undefined
  hours?: number | null | undefined
  weekdays?: readonly number[] | null | undefined
  from?: Day | null | undefined
  to?: Day | null | undefined
  on?: RuleDays | null | undefined
  /** Of `lead_time` the first day of arrival that it allows now, of `horizon` the last. */
  limit?: Day | null | undefined
}

/** The kinds whose days of the week are what is allowed, not when the rule holds. */
const allowsWeekdays = (kind: RuleKind) => kind === 'arrival_weekdays' || kind === 'departure_weekdays'

/** True on the days that a rule is about. */
export const holdsOn = ({ kind, from, to, weekdays }: StayRule, day: Day): boolean =>
  (!from || from <= day) &&
  (!to || day <= to) &&
  (!weekdays?.length || allowsWeekdays(kind) || weekdays.includes(weekdayOf(day)))

const scopeOf = ({ property, unit }: StayRule) => (unit ? 2 : property ? 1 : 0)

/**
 * The more particular of two rules has the higher number: a unit's before its property's before the owner's, then one with dates before
 * one that always holds, the shorter range first, then one for some days of the week. The table has the same as a generated column.
 */
export const precedenceOf = (rule: StayRule): number => {
  const { kind, from, to, weekdays } = rule
  const dated = from && to ? 500_000 - nightsBetween(from, to) : 0
  return 2 * (scopeOf(rule) * 1_000_000 + dated) + (weekdays?.length && !allowsWeekdays(kind) ? 1 : 0)
}

/** The rules about a unit, the most particular first; of two that are alike the newer one. */
export const rulesOfUnit = <R extends StayRule>(
  rules: readonly R[],
  { id, property }: { id: number; property: number },
): R[] =>
  rules
    .filter((rule) => (rule.unit ? rule.unit === id : !rule.property || rule.property === property))
    .toSorted((a, b) => precedenceOf(b) - precedenceOf(a) || b.id - a.id)

/** The rules of a unit by day. */
export type RuleBook = {
  /** True where there are rules of a kind at all; without a kind, of any. */
  has: (kind?: RuleKind) => boolean
  /** The rule of a kind that holds on a day: the most particular one. */
  on: (kind: RuleKind, day: Day) => StayRule | undefined
}

/** The rules of one unit, from the most particular on, to be asked by day. What was asked is kept: a calendar asks the same again and again. */
export const ruleBook = (rules: readonly StayRule[]): RuleBook => {
  const byKind = Map.groupBy(rules, ({ kind }) => kind)
  const days = new Map<RuleKind, Map<Day, StayRule | undefined>>(ruleKinds.map((kind) => [kind, new Map()]))
  const on = (kind: RuleKind, day: Day) => {
    const ofKind = byKind.get(kind)
    const answers = days.get(kind)
    if (!ofKind || !answers) return undefined
    if (!answers.has(day))
      answers.set(
        day,
        ofKind.find((rule) => holdsOn(rule, day)),
      )
    return answers.get(day)
  }
  const has = (kind?: RuleKind) => (kind ? byKind.has(kind) : byKind.size > 0)
  return { has, on }
}
