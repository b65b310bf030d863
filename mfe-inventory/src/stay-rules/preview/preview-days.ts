import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { canArrive, canDepart } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import {
  holdsOn,
  ruleBook,
  type RuleBook,
  ruleKinds,
  type StayRule,
} from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import type { Line } from '../../seasons/strip/year-lines.ts'

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
export const nextMonth = (month: Day): Day => monthOf(addDays(month, 31))
export const previousMonth = (month: Day): Day => monthOf(addDays(month, -1))

/** The weeks that a month lies in, whole ones, as rows of a strip. */
export const monthWeeks = (month: Day, weekStart: 0 | 1): Line[] => {
  const end = nextMonth(month)
  const before = (new Date(month).getUTCDay() - weekStart + 7) % 7
  const weeks: Line[] = []
  for (let first = addDays(month, -before); first < end; first = addDays(first, 7))
    weeks.push({ label: '', first, nights: 7 })
  return weeks
}

/** A day as the rules make it: the nights of a stay that begins on it, and whether stays begin, end or go on. */
export type PreviewDay = {
  day: Day
  minNights: number
  maxNights: number | undefined
  canArrive: boolean
  canDepart: boolean
  isUnbookable: boolean
}

export const previewDay = (day: Day, book: RuleBook, unbookable: readonly StayDays[]): PreviewDay => {
  const minNights = book.on('min_nights', day)?.nights ?? 1
  const maxNights = book.on('max_nights', day)?.nights ?? undefined
  const hasLength = maxNights === undefined || minNights <= maxNights
  return {
    ...{ day, minNights, maxNights },
    canArrive: hasLength && canArrive(day, book),
    canDepart: canDepart(day, book),
    isUnbookable: unbookable.some(({ check_in, check_out }) => check_in <= day && day < check_out),
  }
}

/** A rule about some days: on how many of them it holds, and the more particular one where it holds on none. */
export type RuleInRange<R extends StayRule> = { rule: R; wins: number; winner: R | undefined }

const isClosure = ({ kind }: StayRule) => kind === 'closed_to_arrival' || kind === 'closed_to_departure'

/** The rules that are about days from the first to the last, by kind, of all rules of a unit, the most particular first. Closures all hold. */
export const rulesInRange = <R extends StayRule>(
  rules: readonly R[],
  [first, last]: readonly [Day, Day],
): RuleInRange<R>[] => {
  const book = ruleBook(rules)
  const inRange = rules.flatMap((rule) => {
    let wins = 0
    let winner: R | undefined
    let isAbout = false
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (!holdsOn(rule, day)) continue
      isAbout = true
      const winning = book.on(rule.kind, day)
      if (winning === rule || isClosure(rule)) wins += 1
      else winner ??= rules.find((one) => one === winning)
    }
    return isAbout ? [{ rule, wins, winner: wins > 0 ? undefined : winner }] : []
  })
  return inRange.toSorted((a, b) => ruleKinds.indexOf(a.rule.kind) - ruleKinds.indexOf(b.rule.kind))
}
