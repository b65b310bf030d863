import type { StayCheck } from '@keyhaven/shared-contracts/contract/inventory/stay-check'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { hostLimitProblem, type StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { type BrokenRule, brokenRules, type TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { nearestStays } from '@keyhaven/shared-contracts/domain/stay-rules/nearest-stays'
import { ruleBook } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { withLimits } from '@keyhaven/shared-contracts/domain/stay-rules/rule-limit'
import { ruleReason } from '@keyhaven/shared-contracts/domain/stay-rules/rule-reason'
import type { Sql } from '../db/pool.ts'
import { conflict } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { findRuledUnit, type RuledUnit, readTakenAround } from './reads.ts'

/** The moment of a check, and the booking whose own nights are in nobody's way. */
type Check = { now: Date; booking?: number | null | undefined }

const bookOf = ({ rules, time_zone: timeZone, check_in_from: checkInFrom }: RuledUnit, now: Date) =>
  ruleBook(withLimits(rules, { now, timeZone, checkInFrom }))

/** 409 that says which rule a guest's stay breaks, at its field. */
const refusal = (broken: BrokenRule) => {
  const why = ruleReason(broken)
  return conflict('stay_rule', why, { fields: { [broken.field]: [why] } })
}

/** Answer of the rules to a stay in a unit of the owner; undefined where there is no such unit. */
export async function checkStayIn(db: Sql, owner: OwnerId, id: number, stay: StayDays, check: Check) {
  const unit = await findRuledUnit(db, owner, id, check.now)
  return unit && checkStay(db, unit, stay, check)
}

/** Refuses a guest's stay that a rule forbids. Most units have none, and nothing is read for them. */
export async function refuseByRules(db: Sql, unit: RuledUnit, stay: StayDays, check: Check) {
  if (unit.rules.length === 0) return
  const ranges = await readTakenAround(db, unit.owner, unit, stay, check)
  const [broken] = brokenRules(stay, bookOf(unit, check.now), ranges)
  if (broken) throw refusal(broken)
}

/** Days that a stay next to the wanted one is looked for on either side. */
const searchedDays = 60

const boundsOf = ({ time_zone, last_arrival: last, max_nights: maxNights }: RuledUnit, now: Date) => ({
  ...{ first: dayIn(time_zone, now), last, maxNights },
})

/** The rules that a stay breaks, with those next to it that fit. The settings of the site say their limits as rules do. */
export async function checkStay(db: Sql, unit: RuledUnit, stay: StayDays, check: Check): Promise<StayCheck> {
  const { max_nights, last_arrival } = unit
  const rules = bookOf(unit, check.now)
  const ranges: TakenRange[] = await readTakenAround(db, unit.owner, unit, stay, { ...check, days: searchedDays })
  const broken = brokenRules(stay, rules, ranges)
  const limit = hostLimitProblem(stay, { max_nights, last_arrival })
  const refusals = [
    ...broken.map((one) => ({ id: one.rule.id, kind: one.rule.kind, reason: ruleReason(one) })),
    ...(limit
      ? [
          {
            id: null,
            kind: limit.field === 'check_in' ? ('horizon' as const) : ('max_nights' as const),
            reason: limit.reason,
          },
        ]
      : []),
  ]
  return {
    allowed: refusals.length === 0,
    rules: refusals.map((one) => ({ ...one, words: inEnglish(one.reason) })),
    nearest: refusals.length === 0 ? [] : nearestStays(stay, rules, ranges, boundsOf(unit, check.now)),
  }
}
